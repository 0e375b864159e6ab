import { defineConfig } from 'vite';
import { typesetTexts } from '@yahont/front/typesetting/typeset-texts.ts';
import { nameLayerOrder } from './layer-order.ts';

export default defineConfig({
  base: '/office/',
  plugins: [typesetTexts(), nameLayerOrder()],
  build: {
    outDir: 'build',
    target: 'es2023',
    // The policy of the office allows no address of data.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // React Query marks its modules for servers of components, which the office does not have.
      onLog: (level, log, report) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack)[\\/]/,
            },
          ],
        },
      },
    },
  },
});
