import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: {
    // The SSR entry is ours: it makes the request handler, so that contexts are shared with the routes.
    ssr: { build: { rolldownOptions: { input: './server.ts' } } },
  },
  resolve: { noExternal: [/^@yahont\//] },
});
