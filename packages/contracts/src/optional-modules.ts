/**
 * Modules that a shop can run without. Those of the API bring no route, job or schedule while they are off; pages
 * leave out whatever belongs to them.
 */
export const OPTIONAL_MODULES = [
  'bells',
  'callbacks',
  'close-people',
  'dossier',
  'gift-receipt',
  'holds',
  'lists',
  'mail-tracking',
  'product-questions',
  'recommendations',
  'reviews',
  'sets',
  'worn',
] as const;
export type OptionalModule = (typeof OPTIONAL_MODULES)[number];
