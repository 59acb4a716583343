"""Speed and strength against peers, measured in one run and told as ratios."""

import os

os.environ.setdefault("ZERMELO_TIER", "compiled")  # measure at full speed, unless told otherwise
