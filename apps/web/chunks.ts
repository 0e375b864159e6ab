/**
 * A chunk of the browser build: modules whose path in `app/`, or in the repository for those of `packages/`, starts
 * with one of these patterns, and everything that they import.
 */
export type AppChunk = { name: string; starts: readonly string[] };

/**
 * Modules that many pages load are grouped into few files, each with everything that it imports, unless an earlier
 * group has it: so what many pages share comes before what few need. A page loads whole chunks, so a small module that
 * two kinds of pages share has a group before both; otherwise one kind would load the chunk of the other for it. What
 * one page needs is in no group. Lazily loaded parts stay separate. `tests/structure/chunks.test.ts` proves that every
 * pattern matches a file, and `tests/served/page-sizes.test.ts` that pages stay as small (decision 0130).
 */
export const APP_CHUNKS: readonly AppChunk[] = [
  {
    name: 'shop',
    starts: [
      'styles/index.css',
      'shell/layouts/default-layout',
      'shell/layouts/[\\w-]+.module.css',
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
      'ui/parts/page-kind',
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
      'shop/parts/empty',
      'ui/choices/(?:checkbox|switch)',
      'ui/fields/field-error',
      // Each a few hundred bytes; in a chunk of its own, one costs as much again in the list of chunks on every page.
      'blocks/seo/breadcrumb-data',
      'features/stores/store-url',
      'shop/visits/route-link',
      'shop/words/(?:refusal-text|place-text|delivery-names|prices-text|cheaper-text)',
      'features/holds/hold-address',
      'features/bells/bell-place',
      'packages/values/src/gift-wrap',
      'shop/buying/share-button',
      'ui/buttons/phone-links',
      'ui/choices/chip',
      'ui/listing/page-numbers',
      'ui/parts/disclosure',
      'ui/text/heading-count',
      'ui/text/phone-text',
      'ui/text/section-text',
      'ui/text/sum-rows',
      'features/product-card/grid-sizes',
      // A text with a film needs it at once, and the code of `film` when it is near.
      'features/product/gallery/film.module.css',
      'base/assembly/packed-json',
      'shop/cards/stone-card.module.css',
      'lib/chosen-size',
      'packages/values/src/typed/typed-text',
      'packages/values/src/dates/(?:iso-date|city-time)',
      'packages/values/src/phone',
      'packages/values/src/measures/(?:ring-size.ts|size|carat)',
      'packages/values/src/text/called-numbers',
      'packages/values/src/record-of',
      'packages/contracts/src/wire/limits',
    ],
  },
  // What every form needs, and some pages without one.
  {
    name: 'form',
    starts: [
      'ui/fields/(?:field.tsx|refused-fields)',
      'ui/choices/segments',
      'base/forms/(?:form-text|define-form|use-awaited|use-sent-intent)',
    ],
  },
  { name: 'visits', starts: ['shop/visits/service-address', 'features/showing/showing-address'] },
  // Also a block of texts.
  { name: 'film', starts: ['features/product/gallery/film'] },
  { name: 'ticks', starts: ['ui/range/range-scale', 'features/stones/filters/ticks'] },
  // Pages of pieces name grades too, without drawings.
  { name: 'grades', starts: ['packages/contracts/src/stones/grades'] },
  // What pages of pieces and of stones share.
  {
    name: 'pieces',
    starts: [
      'shop/buying/(?:promise-row|panel-top|price-block|buying-panel|buy-strip)',
      'shop/certificate/certificate-place',
      'blocks/seo/(?:offer|certification)-data',
      'features/showing/use-showing.tsx',
      'packages/values/src/measures/weight',
    ],
  },
  // What the page of a piece shares with its parts that come later.
  {
    name: 'piece',
    starts: [
      'features/product/sizes/sizes',
      'features/product/buy/buy-button',
      'features/product/dossier/keep-place',
      'features/product/gallery/gallery-cells',
      'features/product/drawing/(?:stone-measures|drawn-piece)',
      'packages/contracts/src/catalogue/stone-size',
      'lib/viewed',
    ],
  },
  // Drawings of stones, and what is named after them.
  {
    name: 'stones',
    starts: [
      'shop/stone-drawings/(?:geometry|stone-top|line-picture|shape-icon)',
      'shop/cards/stone-(?:row|face|card.tsx)',
    ],
  },
  {
    name: 'filters',
    starts: ['base/filters/', 'ui/range/range-slider', 'ui/listing/(?!filter-sheet)'],
  },
  {
    name: 'fields',
    starts: [
      'ui/fields/(?!birth-date)',
      'ui/notices/form-status',
      'ui/choices/radio-group',
      'shop/parts/consent-field',
      'lib/captcha/use-captcha',
      'packages/values/src/(?:form-rules|contacts/email-address)',
    ],
  },
  {
    name: 'sums',
    starts: [
      'shop/words/hours-text',
      'packages/values/src/(?:sums/(?:points|bonus|tenders|came-back)|delivery-kinds|by-kind)',
    ],
  },
  {
    name: 'buying',
    starts: [
      'shop/words/(?:promo-texts|things-text)',
      'shop/buying/(?:start-payment|promo-field)',
      'shop/parts/(?:service-rows|payment-schedule)',
      'features/checkout/(?:order-placed|values/sent-draft)',
      'base/timing/use-is-in-view',
      'ui/choices/radio-card',
      'packages/values/src/buyer/(?:buyer-kinds|inn|company-text)',
    ],
  },
  { name: 'things', starts: ['shop/cards/small-card', 'shop/pieces/piece-'] },
  { name: 'listing', starts: ['features/listing/(?!filters/filter-sheet)'] },
  { name: 'entry', starts: ['features/sign-in/(?:code/|passkeys/use-)'] },
  { name: 'stores', starts: ['features/stores/(?:map/(?:store-map|plan/)|list/)'] },
  // Where an order is and what comes next.
  {
    name: 'orders',
    starts: ['features/orders/story/(?!next-steps|order-history)', 'features/orders/order-card'],
  },
  { name: 'frames', starts: ['shell/layouts/(?:minimal|landing|partners)-layout'] },
  {
    name: 'files',
    starts: ['ui/files/', 'packages/values/src/leads/(?:file-faults|support-files)'],
  },
  { name: 'returns', starts: ['features/returns/return-'] },
  { name: 'account', starts: ['routes/personal/(?:page|sheet).module.css', 'ui/codes/', 'shop/codes/'] },
  // Pages of orders and gifts would load all blocks of texts for it.
  { name: 'buttons', starts: ['ui/buttons/(?:copy|print)-button'] },
  // One chunk for all pages of texts: apart, its modules would be a dozen chunks.
  {
    name: 'texts',
    starts: [
      'blocks/document/(?!needing-code/|calculators/(?!calculator-)|rows/stones)',
      'blocks/text/(?:text-|parents-of)',
      'ui/text/page-banner',
    ],
  },
  {
    name: 'articles',
    starts: [
      'blocks/articles/',
      'features/articles/(?!drawings/|news/|guide/guide-(?:contents|front|glossary|section)|actions/action-(?:filter|list))',
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

/** A regular expression for the files that start with one of the patterns. */
export function startsWithAny(starts: readonly string[]): RegExp {
  const paths = starts.map((start) => (start.startsWith('packages/') ? start : `apps/web/app/${start}`));
  return new RegExp(`/(?:${paths.map((path) => path.replaceAll('.', '\\.')).join('|')})`);
}
