import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// For notebooks: one module that brings its own styles, as anywidget wants it.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/zermelo/web/static",
    emptyOutDir: false,
    target: "es2022",
    lib: { entry: "src/widget/widget.ts", formats: ["es"], fileName: () => "widget.js", cssFileName: "widget" },
  },
});
