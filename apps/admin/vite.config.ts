import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const scriptName = 'static/js/admin-[name]-[hash].js';
const assetFileNames = 'static/[name]-[hash][extname]';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    assetsDir: 'static/js',
    // The content security policy blocks fonts and pictures inlined as data: URLs.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: scriptName,
            chunkFileNames: scriptName,
            assetFileNames,
          },
        },
      },
    },
    // This build writes index.html, which must name the same files.
    ssr: { build: { rolldownOptions: { output: { assetFileNames } } } },
  },
  // Pre-bundle all dependencies at start, so that the dev server does not reload pages later.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.ts'] },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
