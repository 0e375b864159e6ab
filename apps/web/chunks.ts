/** A chunk of the browser: modules whose path in `app/` starts with one of these patterns, and all that they import. */
export type AppChunk = { name: string; starts: readonly string[]; priority?: number };

/**
 * What nearly every page loads comes in few files, each with all that it imports. What is loaded on demand stays on its
 * own. `tests/structure/chunks.test.ts` proves that every pattern still matches a file.
 */
export const APP_CHUNKS: readonly AppChunk[] = [
  {
    name: 'shop',
    starts: [
      'styles/index.css',
      'shell/default-layout',
      'shell/link-navigation',
      'shell/city-choice',
      'shell/seo-text',
      'lib/seo/',
      'lib/api/page-data',
      'routes/global-elements',
      'root.tsx',
      'routes/layouts/default',
      'routes/not-found/error-',
      'routes/recommendations/',
      'lib/visitor/',
      'lib/consent/',
      'lib/public-settings',
      'ui/toast-region',
      'ui/button',
      'ui/open-modals',
      'ui/carousel',
      'ui/teaser',
      'routes/catalogue/listed-card',
      'routes/catalogue/use-add-to-cart',
    ],
    priority: 1,
  },
  {
    name: 'parts',
    starts: [
      'ui/breadcrumbs',
      'ui/brilliant-mark',
      'ui/checkbox',
      'ui/empty',
      'ui/sum-rows',
      'lib/form-text',
    ],
    priority: 0.5,
  },
  { name: 'listing', starts: ['features/listing/(?!filter-sheet)'] },
];

/** Matches a path below `app/` that starts with one of the patterns. */
export function startsWithAny(starts: readonly string[]): RegExp {
  return new RegExp(`/apps/web/app/(?:${starts.map((start) => start.replaceAll('.', '\\.')).join('|')})`);
}
