import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Node modules in one file, as in the storefront. */
export default defineConfig({
  plugins: [reactRouter()],
  build: { modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'framework', test: /node_modules[/]/ }] } },
        },
      },
    },
  },
});
