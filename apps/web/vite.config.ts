import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { minify } from 'terser';
import { defineConfig, type Plugin } from 'vite';
import { APP_CHUNKS, startsWithAny } from './chunks.ts';
import { offlineFiles } from './offline-files.ts';
import { omitUnused } from './omit-unused.ts';
import { typesetTexts } from './typeset-texts.ts';

/** Libraries change seldom and have their own chunks, so that they are loaded in parallel with those of the shop. */
const CHUNKS = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 3 },
  { name: 'router', test: /node_modules[\\/]react-router[\\/]|preload-helper/, priority: 2 },
  { name: 'maplibre', test: /node_modules[\\/]maplibre-gl[\\/]/, priority: 4 },
  { name: 'values', test: /[\\/]packages[\\/]values[\\/]/, priority: 0.6 },
  ...APP_CHUNKS.map(({ starts, ...chunk }) => ({ ...chunk, test: startsWithAny(starts) })),
];

/**
 * Shortest names that the bundler allows: every page contains a list of all names. For scripts only: the server names
 * fonts and pictures too, and both builds must use the same names.
 */
const NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
};

/** Short for the same reason: scripts contain the class names of each file. Both builds must use the same names. */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}

/** Chunks that every page has loaded before it loads anything on demand. */
const ON_EVERY_PAGE = /^assets\/(?:rolldown-runtime|react|router|shop)-/;

/** Comes minified; another pass would take half a minute and save nothing. */
const SMALL_ALREADY = /^assets\/maplibre-/;

/** Parts loaded by `nearPart`: their pages link the styles. */
const NEAR_PART = /^assets\/diamond-teaser-/;

export default defineConfig({
  plugins: [typesetTexts(), reactRouter(), omitUnused(), minifyMore(), offlineFiles()],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: {
      resolveDependencies: (chunk, files) =>
        files.filter(
          (file) => !ON_EVERY_PAGE.test(file) && !(NEAR_PART.test(chunk) && file.endsWith('.css')),
        ),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { ...NAMES, codeSplitting: { groups: CHUNKS } } },
      },
    },
    // Our own SSR entry: it creates the request handler, so that contexts are shared with the routes.
    ssr: { build: { rolldownOptions: { input: './server.ts' } } },
  },
  resolve: { noExternal: [/^@yahont\//] },
});

/**
 * Minifies the finished browser chunks again: after the bundler's own minifier terser saves another 2 KB on every page.
 * The hash in a file's name is computed before terser, whose output depends only on its input.
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
          if (file.type !== 'chunk' || SMALL_ALREADY.test(file.fileName)) continue;
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
