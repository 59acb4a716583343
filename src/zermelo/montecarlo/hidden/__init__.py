"""Search under hidden information: beliefs, ISMCTS, PIMC."""
