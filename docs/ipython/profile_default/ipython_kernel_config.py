"""How the site's notebooks run: not with what the startup files of whoever builds it say."""

c = get_config()  # noqa: F821 (IPython gives it)
c.IPKernelApp.log_level = "ERROR"  # kernels here talk to nobody but the build
