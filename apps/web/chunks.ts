/**
 * A chunk of the browser build: modules whose path in `app/` starts with one of these patterns, and everything that
 * they import.
 */
export type AppChunk = { name: string; starts: readonly string[]; priority?: number };

/**
 * Modules that nearly every page loads are grouped into few files, each with everything that it imports. Lazily loaded
 * parts stay separate. `tests/structure/chunks.test.ts` proves that every pattern matches a file.
 */
export const APP_CHUNKS: readonly AppChunk[] = [
  {
    name: 'shop',
    starts: [
      'styles/index.css',
      'shell/layouts/default-layout',
      'shell/footer/footer.module.css',
      'shell/footer/subscription-form.module.css',
      'shell/navigation/link-navigation',
      'shell/city-choice',
      'shell/seo-text',
      'lib/seo/',
      'lib/api/page-data',
      'routes/global-elements',
      'root.tsx',
      'routes/layouts/default',
      'shell/errors/error-',
      'blocks/recommendations/',
      'lib/contacts',
      'lib/visitor/',
      'lib/consent/',
      'lib/public-settings',
      'ui/notices/toast-region',
      'ui/buttons/arrow-link',
      'ui/buttons/button',
      'ui/modals/open-modals',
      'ui/parts/carousel',
      'ui/text/teaser',
      'ui/cards/tile-card',
      'blocks/cards/listed-card',
      'blocks/cards/use-add-to-cart',
    ],
    priority: 1,
  },
  // Apart from the code: the home page needs these styles at once and the code later.
  {
    name: 'teaser-styles',
    starts: [
      'features/home/diamonds/[\\w-]+.module.css',
      'features/stores/map/[\\w-]+.module.css',
      'ui/range/[\\w-]+.module.css',
      'ui/stone-drawings/[\\w-]+.module.css',
    ],
    priority: 0.6,
  },
  // Apart from the code for the same reason: a text needs the styles of all blocks at once, and their code when they are near.
  {
    name: 'document-styles',
    starts: [
      'blocks/document/(?:[\\w-]+/)*[\\w-]+.module.css',
      'features/ring-size/[\\w-]+.module.css',
      'features/product/gallery/film.module.css',
    ],
    priority: 0.7,
  },
  // Apart for the same reason: a text may have a form, whose code comes when it is near.
  {
    name: 'form-styles',
    starts: [
      'ui/fields/[\\w-]+.module.css',
      'ui/choices/choice.module.css',
      'ui/notices/form-status.module.css',
      'features/leads/(?:[\\w-]+/)*[\\w-]+.module.css',
    ],
    priority: 0.7,
  },
  // One chunk for all pages of texts: apart, its modules would be a dozen chunks.
  {
    name: 'texts',
    starts: [
      'blocks/document/(?!needing-code/|rows/stones)',
      'blocks/articles/',
      'blocks/text/text-',
      'features/articles/',
      'ui/text/page-banner',
    ],
    priority: 0.3,
  },
  // One chunk for all blocks that answer to a finger: five of their own would cost as much in the list of chunks.
  {
    name: 'document-parts',
    starts: ['blocks/document/needing-code/', 'blocks/document/rows/stones', 'features/ring-size/'],
    priority: 0.2,
  },
  {
    name: 'parts',
    starts: [
      'ui/text/breadcrumbs',
      'ui/shop/brilliant-mark',
      'ui/choices/checkbox',
      'ui/shop/empty',
      'ui/text/sum-rows',
      'lib/forms/form-text',
      // Each a few hundred bytes; in a chunk of its own, one costs as much again in the list of chunks on every page.
      'blocks/seo/breadcrumb-data',
      'features/orders/payment-kind-text',
      'features/product-card/grid-sizes',
      'features/showing/showing-address',
      'features/stores/route-link',
      'features/stores/store-url',
      'features/text/text-sections',
      'lib/api/refusal-text',
      'lib/assembly/packed-json',
      'lib/chosen-size',
      'lib/delivery-names',
      'lib/place-text',
      'lib/stones/',
      'lib/timing/use-is-in-view',
      'shell/brilliant-crown',
      'ui/buttons/phone-links',
      'ui/buying/share-button',
      'ui/cards/stone-face',
      'ui/choices/radio-group',
      'ui/choices/segments',
      'ui/shop/service-rows',
      'ui/stone-drawings/figures',
      'ui/stone-drawings/shape-icon',
      'ui/text/noted-text',
      'ui/text/phone-text',
      'ui/text/section-text',
      'ui/true-size/screen-scale',
    ],
    priority: 0.5,
  },
  {
    name: 'filters',
    starts: [
      'lib/filters/',
      'ui/range/',
      'ui/listing/(?!filter-sheet)',
      'ui/parts/disclosure',
      'ui/choices/chip',
      'ui/text/heading-count',
    ],
    priority: 0.4,
  },
  {
    name: 'fields',
    starts: ['ui/fields/', 'ui/notices/form-status', 'ui/shop/birth-date-field', 'lib/forms/define-form'],
    priority: 0.3,
  },
  { name: 'listing', starts: ['features/listing/(?!filters/filter-sheet)'] },
];

/** A regular expression for paths below `app/` that start with one of the patterns. */
export function startsWithAny(starts: readonly string[]): RegExp {
  return new RegExp(`/apps/web/app/(?:${starts.map((start) => start.replaceAll('.', '\\.')).join('|')})`);
}
