"""How the site's notebooks run: without the startup files of the person who builds it."""

c = get_config()  # noqa: F821 (IPython gives it)
c.IPKernelApp.log_level = "ERROR"  # kernels here talk to the build alone
