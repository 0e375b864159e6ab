/**
 * Choices for editors in blocks. The lists are closed: an unknown word is refused when a text is saved.
 * Texts store these words, so they never change. No zod here: browsers read it.
 */

/** Calculators; each is drawn by one feature of the storefront. */
export const CALCULATORS = ['gold', 'payback', 'company-gifts', 'ring-size'] as const;

/** Forms of the shop. */
export const FORMS = [
  'feedback',
  'franchising',
  'partners',
  'cis',
  'corporate',
  'rent',
  'vacancy',
  'wish',
  'subscription',
  'appointment',
] as const;

/** Groups of questions, in the order of the page of questions. */
export const QUESTION_GROUPS = [
  'order',
  'payment',
  'delivery',
  'return',
  'product',
  'diamonds',
  'bonus',
  'service',
  'account',
] as const;
