import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { minify } from 'terser';
import { defineConfig, type Plugin } from 'vite';
import { APP_CHUNKS, startsWithAny } from './chunks.ts';
import { omitUnused } from './omit-unused.ts';

/** Libraries change seldom and stand apart so that they arrive side by side with the chunks of the shop. */
const CHUNKS = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 3 },
  { name: 'router', test: /node_modules[\\/]react-router[\\/]|preload-helper/, priority: 2 },
  ...APP_CHUNKS.map(({ starts, ...chunk }) => ({ ...chunk, test: startsWithAny(starts) })),
];

/**
 * The shortest that the bundler allows: every page loads a list of all names. Of scripts alone: the server names fonts
 * and pictures too, and both builds must call them the same.
 */
const NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
};

/** Short for the same reason: scripts carry a list of the classes of each file. Both builds must call them the same. */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}

/** What every page has loaded long before it loads anything on demand. */
const ON_EVERY_PAGE = /^assets\/(?:rolldown-runtime|react|router|shop)-/;

export default defineConfig({
  plugins: [reactRouter(), omitUnused(), minifyMore()],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: {
      resolveDependencies: (_file, files) => files.filter((file) => !ON_EVERY_PAGE.test(file)),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { ...NAMES, codeSplitting: { groups: CHUNKS } } },
      },
    },
    // The SSR entry is ours: it makes the request handler, so that contexts are shared with the routes.
    ssr: { build: { rolldownOptions: { input: './server.ts' } } },
  },
  resolve: { noExternal: [/^@yahont\//] },
});

/**
 * Minifies the finished chunks of the browser once more: after the bundler's own minifier terser takes another 2 KB from
 * every page. The name of a file holds the hash of what terser was given, from which its text follows.
 */
function minifyMore(): Plugin {
  return {
    name: 'minify-more',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const { code } = await minify(file.code, {
            module: true,
            compress: { passes: 3, keep_fargs: false },
          });
          if (code !== undefined) file.code = code;
        }
      },
    },
  };
}
