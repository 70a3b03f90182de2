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
        sharpness=(0.063, 0.0877, 0.1087, 0.1599, 0.271),
        turn=(0.128, 0.223, 0.266, 0.611, -0.458),
        seats=(
            (0.043, -0.018, 0.03, -0.09, 0.22),
            (-0.039, -0.059, -0.077, -0.023, 0.024),
            (-0.004, 0.077, 0.047, 0.113, -0.244),
        ),
    ),
    4: Calibration(
        sharpness=(0.06, 0.0942, 0.108, 0.1549, 0.2445),
        turn=(0.122, 0.213, 0.277, 0.592, -0.49),
        seats=(
            (0.0, -0.062, -0.022, -0.199, 0.256),
            (0.013, 0.004, -0.045, 0.007, 0.238),
            (-0.189, -0.127, -0.078, 0.034, -0.221),
            (0.176, 0.185, 0.145, 0.158, -0.272),
        ),
    ),
}
