import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const scriptName = 'static/js/admin-[name]-[hash].js';
const assetFileNames = 'static/[name]-[hash][extname]';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    assetsDir: 'static/js',
    // A font or picture inlined as data: would be refused by the content security policy.
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
    // The page itself is written by this build: it must name the same files.
    ssr: { build: { rolldownOptions: { output: { assetFileNames } } } },
  },
  // Every import is known before the first page, so that development needs no reload midway.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.ts'] },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
