"""What a lead, a turn and a seat are worth at each stage of Teotihuacan.

Fitted to games of release 0.1.0 by `python -m bench.calibrate FOLDER`;
bench/opponents/calibration.json has their seeds and how it does on others.
"""

from collections.abc import Mapping
from typing import Final

from ziggurat.core.judgement import Calibration

CALIBRATIONS: Final[Mapping[int, Calibration]] = {
    2: Calibration(
        sharpness=(0.0749, 0.0867, 0.1117, 0.1539, 0.257),
        turn=(0.165, 0.272, 0.27, 0.505, -0.31),
        seats=(
            (-0.022, -0.039, -0.015, -0.125, 0.074),
            (0.022, 0.039, 0.015, 0.125, -0.074),
        ),
    ),
    3: Calibration(
        sharpness=(0.0667, 0.0832, 0.0989, 0.1554, 0.2399),
        turn=(0.069, 0.166, 0.219, 0.533, -1.026),
        seats=(
            (0.072, 0.019, 0.059, -0.061, 0.449),
            (-0.041, -0.062, -0.075, -0.027, 0.016),
            (-0.03, 0.043, 0.016, 0.089, -0.465),
        ),
    ),
    4: Calibration(
        sharpness=(0.0621, 0.0878, 0.0976, 0.1554, 0.2268),
        turn=(0.07, 0.154, 0.242, 0.522, -1.045),
        seats=(
            (0.027, -0.03, 0.005, -0.175, 0.494),
            (0.02, 0.025, -0.034, 0.023, 0.32),
            (-0.195, -0.125, -0.082, 0.047, -0.299),
            (0.149, 0.13, 0.11, 0.105, -0.515),
        ),
    ),
}
