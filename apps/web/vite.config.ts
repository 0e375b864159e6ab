import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { minify } from 'terser';
import { defineConfig, type Plugin } from 'vite';
import { typesetTexts } from '@yahont/front/typesetting/typeset-texts.ts';
import { APP_CHUNKS, startsWithAny } from './chunks.ts';
import { offlineFiles } from './offline-files.ts';
import { omitUnused } from './omit-unused.ts';
import { sharedStyles } from './shared-styles.ts';
import { sortedManifest } from './sorted-manifest.ts';

/**
 * A module belongs to the first group that matches. Libraries change seldom and have their own chunks, which
 * are loaded in parallel with the shop's.
 */
const CHUNKS = [
  { name: 'maplibre', test: /node_modules[\\/]maplibre-gl[\\/]/ },
  {
    name: 'libraries',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]|preload-helper|rolldown[\\/]runtime/,
  },
  // Apart: pages that ask for nothing later need none of it (decision 0117).
  { name: 'query', test: /node_modules[\\/]@tanstack[\\/]|base[\\/]requests[\\/]query-client/ },
  ...APP_CHUNKS.map(({ name, starts }) => ({ name, test: startsWithAny(starts) })),
];

/** Shortest names that the bundler allows: every page contains a list of all names. */
const NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
};

/** Styles, fonts and pictures. The server build names them too, and both builds must use the same names. */
const ASSET_NAMES = { assetFileNames: 'assets/[name]-[hash:5][extname]' };

/** Short for the same reason: scripts contain the class names of each file. Both builds must use the same names. */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}

/** Chunks that every page has loaded before it loads anything on demand. */
const ON_EVERY_PAGE = /^assets\/(?:libraries|shop)-/;

/** Already minified; another pass would take half a minute and save nothing. */
const SMALL_ALREADY = /^assets\/maplibre-/;

export default defineConfig({
  plugins: [
    typesetTexts(),
    reactRouter(),
    omitUnused(),
    minifyMore(),
    sortedManifest(),
    sharedStyles(),
    offlineFiles(),
  ],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: {
      resolveDependencies: (_chunk, files) => files.filter((file) => !ON_EVERY_PAGE.test(file)),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { ...NAMES, ...ASSET_NAMES, codeSplitting: { groups: CHUNKS } } },
      },
    },
    // Our own SSR entry: it creates the request handler, so that contexts are shared with the routes.
    ssr: { build: { rolldownOptions: { input: './server.ts', output: ASSET_NAMES } } },
  },
  resolve: { noExternal: [/^@yahont\//] },
});

/**
 * Minifies the finished browser chunks again: after the bundler's own minifier, terser saves another 2 KB on
 * every page. File hashes are computed before terser, which is safe because its output depends only on its
 * input.
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
