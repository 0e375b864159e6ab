import { expect, test } from 'vitest';
import { needsSeo } from './needs-seo.ts';

test.each([
  '/',
  '/3Kbonus/',
  '/about/contacts/',
  '/actions/',
  '/actions/12/',
  '/cart/',
  '/cart/pay/',
  '/certificates/',
  '/check_user/',
  '/cis/kazakhstan/',
  '/compare/diamonds/',
  '/delivery',
  '/discount/termin/',
  '/favorites/',
  '/news/leto/',
  '/personal/order/make/',
  '/royal/ruby/',
  '/search/',
  '/sitemap/',
  '/catalogue/',
  '/guides/',
  '/storeskeeper/',
  '/nigde/stores/',
  '/catalog/certificate',
  '/catalog/certificate/',
  '/catalog/certificates/elektronnyj/',
  '/stores/catalog/certificate/',
])('%s requests SEO data', (pathname) => {
  expect(needsSeo(pathname)).toBe(true);
});

test.each([
  '/catalog',
  '/catalog/',
  '/catalog/koltsa/',
  '/catalog/koltsa/pomolvochnye/koltso-avrora/',
  '/catalog/diamonds/d1/selection/',
  '/catalog/koltsa/certificate/',
  '/guide',
  '/guide/',
  '/guide/kamni/rubin/',
  '/stores',
  '/stores/moskva/',
  '/stores/moskva/12/',
])('%s writes its own head', (pathname) => {
  expect(needsSeo(pathname)).toBe(false);
});
