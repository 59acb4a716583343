"""The page as a folder of static files: it plays in any browser, without a server.

The page is the same; what is a socket to a server elsewhere is here a worker of the browser, in
which Pyodide runs the same Python (`inside`). Searches are WebAssembly, made ahead by `export`.
"""
