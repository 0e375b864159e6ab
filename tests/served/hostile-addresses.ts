import fc from 'fast-check';

/** Routes with and without parameters. */
const STARTS = [
  '/',
  '/catalog/',
  '/catalog/koltsa/',
  '/catalog/diamonds/',
  '/catalog/diamonds/gia-1/',
  '/catalog/diamonds/gia-1/selection/',
  '/catalog/diamonds/gia-1/showing/',
  '/catalog/diamonds/gia-1/certificate.pdf',
  '/compare/diamonds/',
  '/compare/jewellery/',
  '/certificates/',
  '/certificates/gift/',
  '/discount/',
  '/cis/',
  '/news/',
  '/actions/',
  '/guide/',
  '/guide/kamni/',
  '/stores/',
  '/stores/moskva/',
  '/personal/',
  '/personal/order/',
  '/personal/order/done/',
  '/cart/',
  '/cart/pay/',
  '/search/',
  '/favorites/',
  '/confirm-email/',
  '/check_user/',
  '/delivery/',
  '/3Kbonus/',
  '/royal/',
  '/sitemap/',
  '/dev/outbox/',
  '/assets/',
  '/pictures/',
  '/films/',
  '/builds/',
  '/api/',
  '/api/catalogue/listing',
  '/api/catalogue/resolve',
  '/api/catalogue/cards',
  '/api/catalogue/products/',
  '/api/content/page',
  '/api/content/article',
  '/api/content/articles',
  '/api/content/home',
  '/api/stones',
  '/api/stones/',
  '/api/stones/gia-1/selection',
  '/api/stones/gia-1/showings',
  '/api/stone-menu',
  '/api/comparison',
  '/api/search',
  '/api/search/suggestions',
  '/api/seo/sitemap',
  '/api/stores',
  '/api/stores/',
  '/api/location/cities/',
  '/api/location/cities/by-name/',
  '/api/location/detect/',
  '/api/seo/page/',
  '/api/retail-rocket/recommendations/personal',
  '/api/visitor',
  '/api/user/current',
  '/api/openapi.json',
] as const;

const NAMES = [
  'q',
  'metal',
  'stone',
  'cut',
  'size',
  'fineness',
  'collection',
  'audience',
  'price',
  'price_from',
  'price_to',
  'shape',
  'carat',
  'carat_from',
  'colour',
  'clarity_to',
  'quality',
  'depth',
  'fluorescence',
  'laboratory',
  'here',
  'scale',
  'setting',
  'style',
  'all',
  'stones',
  'products',
  'shop',
  'sale',
  'sort',
  'page',
  'order',
  'card',
  'token',
  'view',
  'MailTrackingId',
  '_routes',
  'index',
  'section',
  'path',
  'kind',
  'code',
  'ids',
  'city',
  'url',
  'viewed',
  'utm_source',
  '__proto__',
  'constructor',
] as const;

/** Fragments of addresses that have broken servers. */
const NASTY = [
  '%00',
  '%',
  '%zz',
  '%E0%A4%A',
  '%FF',
  '%C0%80',
  '%ED%A0%80',
  '%F4%90%80%80',
  '%2F',
  '%2e%2e',
  '%252F',
  '%0d%0aset-cookie:a=1',
  '%09',
  '%7F',
  '%5C',
  '..',
  '.',
  '...',
  '*',
  ':',
  ';',
  '@',
  '=',
  '&',
  '?',
  '//',
  '\\',
  '+',
  '%20',
  '%u0041',
  '.data',
  '_.data',
  'index.php',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e309',
  '2147483648',
  '9007199254740993',
  "'%20or%201=1--",
  '%3Cscript%3E',
  '%7B%7Bconstructor%7D%7D',
  '%D0%BA%D0%BE%D0%BB%D1%8C%D1%86%D0%BE',
  '%F0%9F%92%8D',
  '%E2%80%AE',
  '%EF%BF%BF',
] as const;

const nasty = fc.constantFrom(...NASTY);
const plainText = fc.stringMatching(/^[abcxyzABC0189_.~-]{1,12}$/);
const anyText = fc
  .string({ unit: 'binary', maxLength: 20 })
  .map((text) => encodeURIComponent(text.toWellFormed()));
const huge = fc
  .tuple(fc.constantFrom('a', '9', '-', '%41', '%D1%8F', '%00', '%'), fc.integer({ min: 60, max: 3500 }))
  .map(([unit, length]) => unit.repeat(Math.ceil(length / unit.length)));
const word = fc.oneof(
  { weight: 4, arbitrary: nasty },
  { weight: 4, arbitrary: plainText },
  { weight: 3, arbitrary: anyText },
  { weight: 1, arbitrary: huge },
);
const code = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(''));
const segments = fc.oneof(
  { weight: 8, arbitrary: fc.array(code, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.array(plainText, { minLength: 12, maxLength: 60 }) },
);
const pair = fc
  .tuple(fc.oneof(fc.constantFrom(...NAMES), word), fc.option(code, { nil: null }))
  .map(([name, value]) => (value === null ? name : `${name}=${value}`));
const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  {
    weight: 6,
    arbitrary: fc.array(pair, { minLength: 1, maxLength: 6 }).map((pairs) => `?${pairs.join('&')}`),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...NAMES), fc.integer({ min: 30, max: 300 }))
      .map(
        ([name, count]) => `?${Array.from({ length: count }, (_, index) => `${name}=${index}`).join('&')}`,
      ),
  },
);
const address = fc
  .tuple(fc.constantFrom(...STARTS), segments, fc.constantFrom('', '/', '//', '.data', '/_.data'), query)
  .map(([start, path, end, search]) => start + path.join('/') + end + search);

/**
 * Addresses generated from a seed: known routes, hostile fragments, any text, every encoding. Printable ASCII, as HTTP
 * demands.
 */
export function hostileAddresses(seed: number, count: number): string[] {
  return fc.sample(address, { seed, numRuns: count });
}
