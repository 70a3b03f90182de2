"""What a lead, a turn and a seat are worth at each stage of Mexica.

Fitted to games of release 0.1.0 by `python -m bench.calibrate FOLDER`;
bench/opponents/calibration.json has their seeds and how it does on others.
"""

from collections.abc import Mapping
from typing import Final

from ziggurat.core.judgement import Calibration

CALIBRATIONS: Final[Mapping[int, Calibration]] = {
    2: Calibration(
        sharpness=(0.0238, 0.0335, 0.0969, 0.1042, 0.1553),
        turn=(0.028, -0.037, -0.034, -0.315, 0.068),
        seats=(
            (0.296, 0.442, 0.203, 0.255, 0.06),
            (-0.296, -0.442, -0.203, -0.255, -0.06),
        ),
    ),
    3: Calibration(
        sharpness=(0.0059, 0.0269, 0.1223, 0.1351, 0.2381),
        turn=(-0.004, 0.006, -0.006, -0.475, 0.159),
        seats=(
            (0.044, 0.02, 0.004, 0.216, 0.218),
            (-0.178, -0.105, -0.141, -0.173, -0.199),
            (0.134, 0.084, 0.137, -0.043, -0.018),
        ),
    ),
    4: Calibration(
        sharpness=(0.001, 0.0711, 0.1483, 0.1204, 0.229),
        turn=(-0.039, 0.004, -0.144, -0.492, 0.046),
        seats=(
            (0.533, 0.198, 0.0, 0.348, 0.421),
            (-0.079, 0.046, -0.154, -0.102, -0.185),
            (-0.332, -0.229, 0.076, -0.114, -0.002),
            (-0.122, -0.015, 0.077, -0.132, -0.234),
        ),
    ),
}
