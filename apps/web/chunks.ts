/**
 * A chunk of the browser build: modules whose path in `app/` starts with one of these patterns, and everything that
 * they import.
 */
export type AppChunk = { name: string; starts: readonly string[] };

/**
 * Modules that nearly every page loads are grouped into few files, each with everything that it imports, unless an earlier
 * group has it: so what many pages share comes before what few need. Lazily loaded parts stay separate.
 * `tests/structure/chunks.test.ts` proves that every pattern matches a file.
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
      'shop/words/contacts',
      'lib/visitor/',
      'lib/consent/',
      'lib/public-settings',
      'ui/notices/toast-region',
      'ui/buttons/arrow-link',
      'ui/buttons/button',
      'ui/modals/open-modals',
      'ui/parts/carousel',
      'ui/text/teaser',
      'shop/cards/tile-card',
      'shop/stone-drawings/stone-drawings.module.css',
      'blocks/cards/listed-card',
    ],
  },
  // Apart from the code: the home page needs these styles at once and the code later.
  {
    name: 'teaser-styles',
    starts: [
      'features/home/diamonds/[\\w-]+.module.css',
      'features/stores/map/[\\w-]+.module.css',
      'ui/range/[\\w-]+.module.css',
      'shop/stone-drawings/(?!stone-drawings)[\\w-]+.module.css',
    ],
  },
  // Apart for the same reason: the report of a piece is far down its page.
  {
    name: 'certificate-styles',
    starts: ['shop/certificate/certificate-(?:parts|sheet).module.css'],
  },
  // Apart for the same reason: the drawing of a piece is below its pictures.
  {
    name: 'drawn-styles',
    starts: [
      'features/product/gallery/drawn-view.module.css',
      'features/product/drawing/[\\w-]+.module.css',
      'features/product/worn/worn-tile.module.css',
      'shop/worn-drawings/(?:worn-figure|beside).module.css',
      'features/home/worn/worn-band.module.css',
      'features/home/worn/making.module.css',
    ],
  },
  // Apart for the same reason: the dossier of a dear piece is far down its page.
  { name: 'dossier-styles', starts: ['features/product/dossier/dossier.module.css'] },
  // Apart for the same reason: what owners wrote about a piece is far down its page.
  { name: 'review-styles', starts: ['features/reviews/reviews.module.css'] },
  {
    name: 'product-question-styles',
    starts: ['features/product-questions/product-questions.module.css'],
  },
  // Apart from the code for the same reason: a text needs the styles of all blocks at once, and their code when they are near.
  {
    name: 'document-styles',
    starts: [
      'blocks/document/(?:[\\w-]+/)*[\\w-]+.module.css',
      'features/ring-size/[\\w-]+.module.css',
      'features/(?:corporate/gift|franchising/(?:payback|slider))-[\\w-]+.module.css',
      'features/gold/(?:calculator|rate)/[\\w-]+.module.css',
      'shop/parts/serif-sum.module.css',
    ],
  },
  // Apart for the same reason: a text may have a form, whose code comes when it is near.
  {
    name: 'form-styles',
    starts: [
      'ui/(?:fields|files)/[\\w-]+.module.css',
      'ui/choices/choice.module.css',
      'ui/choices/segments.module.css',
      'ui/notices/form-status.module.css',
      'features/leads/(?:[\\w-]+/)*[\\w-]+.module.css',
    ],
  },
  {
    name: 'parts',
    starts: [
      'ui/text/breadcrumbs',
      'shop/parts/brilliant-mark',
      'ui/choices/checkbox',
      'shop/parts/empty',
      'ui/text/sum-rows',
      'base/forms/form-text',
      // Each a few hundred bytes; in a chunk of its own, one costs as much again in the list of chunks on every page.
      'blocks/seo/breadcrumb-data',
      'blocks/text/own-form.module.css',
      'routes/guide/guide-crumbs',
      'features/checkout/order-placed',
      'features/orders/payment-kind-text',
      'features/product/gallery/film',
      'features/product-card/grid-sizes',
      'features/showing/showing-address',
      'features/vacancies/vacancy-words',
      'shop/visits/route-link',
      'features/stores/store-url',
      'lib/api/cities',
      'shop/words/refusal-text',
      'shop/engraving/inscription',
      'base/navigation/use-kept-',
      'base/assembly/packed-json',
      'lib/chosen-size',
      'shop/words/delivery-names',
      'shop/words/place-text',
      'shop/stones/',
      'base/timing/use-is-in-view',
      'shell/brilliant-crown',
      'ui/buttons/phone-links',
      'shop/buying/share-button',
      'shop/cards/small-card',
      'shop/cards/stone-card.module.css',
      'shop/cards/stone-face',
      'ui/listing/page-numbers',
      'ui/choices/radio-group',
      'ui/choices/radio-card',
      'ui/choices/segments',
      'shop/pieces/piece-',
      'shop/parts/ring-size-table',
      'shop/parts/service-rows',
      'shop/parts/ring-steps',
      'shop/stone-drawings/figures',
      'shop/stone-drawings/shape-icon',
      'ui/text/phone-text',
      'ui/text/section-text',
      'ui/true-size/screen-scale',
    ],
  },
  // Drawings of stones, for every page that has stones.
  {
    name: 'stones',
    starts: [
      'shop/stone-drawings/(?:geometry|stone-top|stone-side|side-dimensions|line-picture)',
      'shop/cards/stone-(?:card.tsx|row)',
    ],
  },
  {
    name: 'filters',
    starts: [
      'base/filters/',
      'ui/range/',
      'ui/listing/(?!filter-sheet)',
      'ui/parts/disclosure',
      'ui/choices/chip',
      'ui/text/heading-count',
    ],
  },
  {
    name: 'fields',
    starts: [
      'ui/fields/',
      'ui/notices/form-status',
      'ui/suggesting/use-settled',
      'shop/parts/consent-field',
      'shop/buying/promo-field',
      'lib/captcha/use-captcha',
      'base/forms/(?:define-form|use-typed-early)',
    ],
  },
  { name: 'listing', starts: ['features/listing/(?!filters/filter-sheet)'] },
  { name: 'entry', starts: ['features/sign-in/(?:code/|passkeys/use-)'] },
  { name: 'stores', starts: ['features/stores/(?:map/(?:store-map|plan/)|list/)'] },
  // One chunk for the pages of the account about orders and what comes after them.
  {
    name: 'account',
    starts: [
      'features/account/sign-out-form',
      'features/bonus/',
      'features/orders/(?:order-|past-|repeat-order)',
      'features/orders/story/',
      'features/returns/return-',
      'blocks/account/account-menu',
      'routes/personal/(?:page|sheet).module.css',
      'ui/codes/',
      'shop/codes/',
    ],
  },
  // Pages of orders and gifts would load all blocks of texts for it.
  { name: 'copy-button', starts: ['ui/buttons/copy-button'] },
  // One chunk for all pages of texts: apart, its modules would be a dozen chunks.
  {
    name: 'texts',
    starts: [
      'blocks/document/(?!needing-code/|calculators/(?!calculator-)|rows/stones)',
      'blocks/articles/',
      'blocks/text/(?:text-|own-parts|parents-of)',
      'features/articles/(?!drawings/masters-hand)',
      'ui/text/page-banner',
    ],
  },
  // One chunk for all blocks that answer to a finger: five of their own would cost as much in the list of chunks.
  {
    name: 'document-parts',
    starts: [
      'blocks/document/needing-code/',
      'blocks/document/calculators/ring-size',
      'blocks/document/rows/stones',
      'features/ring-size/',
    ],
  },
];

/** A regular expression for paths below `app/` that start with one of the patterns. */
export function startsWithAny(starts: readonly string[]): RegExp {
  return new RegExp(`/apps/web/app/(?:${starts.map((start) => start.replaceAll('.', '\\.')).join('|')})`);
}
