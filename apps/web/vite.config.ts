import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/**
 * What nearly every page loads comes in few files, each with all that it imports: the libraries, which change
 * seldom and stand apart so that they arrive side by side, and the frame of the shop with the product card. What is
 * loaded on demand stays on its own.
 */
const CHUNKS = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 3 },
  { name: 'router', test: /node_modules[\\/]react-router[\\/]|preload-helper/, priority: 2 },
  {
    name: 'shop',
    test: inApp(
      'styles/index.css',
      'shell/default-layout',
      'shell/minimal-layout',
      'shell/link-navigation',
      'shell/not-found',
      'shell/breakdown',
      'shell/city-choice',
      'lib/visitor/',
      'ui/toast-region',
      'ui/carousel',
      'ui/breadcrumbs',
      'ui/brilliant-mark',
      'ui/checkbox',
      'ui/empty',
      'routes/catalogue/shop-card',
      'routes/catalogue/use-add-to-cart',
      'features/stores/store-map',
    ),
    priority: 1,
  },
  { name: 'listing', test: inApp('features/listing/(?!filter-sheet)') },
];

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    // The SSR entry is ours: it makes the request handler, so that contexts are shared with the routes.
    ssr: { build: { rolldownOptions: { input: './server.ts' } } },
  },
  resolve: { noExternal: [/^@yahont\//] },
});

function inApp(...starts: string[]): RegExp {
  return new RegExp(`/apps/web/app/(?:${starts.map((start) => start.replaceAll('.', '\\.')).join('|')})`);
}
