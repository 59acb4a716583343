"""Bridges to other software: protocols, file formats and other libraries' games.

Each module stands alone and is imported when it is needed; those that need another package say
so in their first line, and name the extra that installs it.
"""
