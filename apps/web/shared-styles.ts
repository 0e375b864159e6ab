import type { Plugin } from 'vite';

const HELPER = /\bvite\/preload-helper\.js$/;

/** Lines of Vite's helper, and what they become. */
const CHANGES = [
  // Without CORS, like the styles of a page: the browser reuses the files of the page or of the router's preloads
  // instead of fetching them again with a warning.
  ['link.crossOrigin = "";', 'if (!isCss) link.crossOrigin = "";'],
  // The router marks styles that code on demand shares with a `#`, because it removes those of a page that is left.
  // The first ones are the frame's, and stay: a second copy would style and lay out the whole page again.
  [
    'const links = document.getElementsByTagName("link");',
    `const links = document.getElementsByTagName("link");
     const frame = document.querySelector('link[rel="stylesheet"]');
     if (frame) preloadedHrefs.styles.add(frame.href.replace(/#$/, ""));`,
  ],
] as const;

/** Lets lazily loaded parts share the styles of their page. */
export function sharedStyles(): Plugin {
  let isFound = false;
  return {
    name: 'shared-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      order: 'post',
      filter: { id: HELPER },
      handler(code) {
        isFound = CHANGES.every(([before]) => code.includes(before));
        return {
          code: CHANGES.reduce((text, [before, after]) => text.replace(before, after), code),
          map: null,
        };
      },
    },
    generateBundle() {
      if (!isFound) this.error('shared-styles.ts: the helper that loads parts has changed');
    },
  };
}
