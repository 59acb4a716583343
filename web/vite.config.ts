import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Every browser that runs the page reads woff2; KaTeX also brings its fonts in two older formats. */
export const onlyWoff2: Plugin = {
  name: "only-woff2",
  enforce: "pre",
  transform(code, id) {
    if (!id.includes("katex") || !id.endsWith(".css")) return null;
    return code.replaceAll(/,url\([^)]*\) format\("(woff|truetype)"\)/g, "");
  },
};

// Fixed names: the bundle is committed, and its changes should be few.
export default defineConfig({
  plugins: [svelte(), onlyWoff2],
  base: "./",
  build: {
    outDir: "../src/zermelo/web/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: true,
    rollupOptions: {
      output: {
        entryFileNames: "page.js",
        chunkFileNames: "[name].js",
        assetFileNames: "[name][extname]",
      },
    },
  },
});
