import type { Plugin } from 'vite';

const HELPER = /\bvite\/preload-helper\.js$/;
const ALWAYS = 'link.crossOrigin = "";';

/**
 * Requests the styles of lazily loaded parts without CORS, like those of a page: the browser then reuses the
 * files of the page or of the router's preloads instead of fetching them again with a warning.
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
