import { defineConfig } from "vite";
import { onlyWoff2 } from "./vite.config";

// For slides: a script and its styles, fonts included, which Python writes into one file.
export default defineConfig({
  plugins: [onlyWoff2],
  publicDir: false,
  build: {
    outDir: "../src/zermelo/web/static",
    emptyOutDir: false,
    target: "es2022",
    lib: { entry: "src/slides/slides.ts", formats: ["iife"], name: "slides", fileName: () => "slides.js", cssFileName: "slides" },
  },
});
