import type { Plugin } from 'vite';

const HELPER = /\bvite\/preload-helper\.js$/;
const ALWAYS = 'link.crossOrigin = "";';

/**
 * Styles that come with a part are asked for as those of a page are, without CORS: the browser takes them from the page, or from
 * what the router has preloaded, instead of fetching them again with a warning.
 */
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
        isFound = code.includes(ALWAYS);
        return { code: code.replace(ALWAYS, `if (!isCss) ${ALWAYS}`), map: null };
      },
    },
    generateBundle() {
      if (!isFound) this.error('shared-styles.ts: the helper that loads parts has changed');
    },
  };
}
