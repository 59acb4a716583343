"""Speed and strength against peers, measured in one run and told as ratios."""
