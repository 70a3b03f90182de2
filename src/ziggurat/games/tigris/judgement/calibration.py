"""What a lead, a turn and a seat are worth at each stage of Tigris & Euphrates.

Fitted to games of release 0.1.0 by `python -m bench.calibrate FOLDER`;
bench/opponents/calibration.json has their seeds and how it does on others.
"""

from collections.abc import Mapping
from typing import Final

from ziggurat.core.judgement import Calibration

CALIBRATIONS: Final[Mapping[int, Calibration]] = {
    2: Calibration(
        sharpness=(0.1048, 0.1069, 0.1325, 0.1866, 0.4084),
        turn=(-0.06, -0.026, 0.071, 0.111, 0.364),
        seats=(
            (-0.019, -0.033, -0.039, -0.037, -0.054),
            (0.019, 0.033, 0.039, 0.037, 0.054),
        ),
    ),
    3: Calibration(
        sharpness=(0.1001, 0.1411, 0.2003, 0.3018, 0.6952),
        turn=(0.04, -0.021, 0.091, 0.203, 0.658),
        seats=(
            (0.156, -0.015, 0.023, 0.056, 0.111),
            (-0.07, 0.021, -0.02, -0.01, -0.073),
            (-0.086, -0.006, -0.003, -0.046, -0.038),
        ),
    ),
    4: Calibration(
        sharpness=(0.2861, 0.2412, 0.3138, 0.3991, 0.8798),
        turn=(0.172, 0.045, 0.131, 0.248, 0.879),
        seats=(
            (-0.056, 0.0, -0.049, -0.032, -0.069),
            (-0.022, -0.027, -0.038, 0.025, 0.051),
            (-0.007, -0.124, -0.08, -0.096, -0.084),
            (0.084, 0.151, 0.168, 0.102, 0.101),
        ),
    ),
}
