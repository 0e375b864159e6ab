export { readAddresses } from './read-addresses.ts';
export { SEO_KIND } from './seo-kind.ts';
