/** Kinds of requests that people leave on the site. */
export const LEAD_KINDS = [
  'feedback',
  'franchising',
  'partners',
  'cis',
  'corporate',
  'rent',
  'vacancy',
  'wish',
  'subscription',
] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/** What a question to the shop is about. */
export const FEEDBACK_TOPICS = ['order', 'product', 'service', 'bonus', 'account', 'other'] as const;
/** Formats of a salon under the franchise. */
export const SALON_FORMATS = ['island', 'salon', 'house'] as const;
/** Whether the applicant has premises. */
export const PREMISES_ANSWERS = ['have', 'looking', 'none'] as const;
/** Who offers to work together. */
export const PARTNER_ROLES = [
  'stones',
  'findings',
  'packaging',
  'blogger',
  'designer',
  'agency',
  'other',
] as const;
/** A company's occasions for gifts. */
export const GIFT_OCCASIONS = ['new-year', 'jubilee', 'length-of-service', 'partners', 'other'] as const;
/** Where offered premises are. */
export const PREMISES_KINDS = ['mall', 'street', 'historic'] as const;
/** What somebody wants to see at a private showing. */
export const WISH_THINGS = ['stone', 'jewellery', 'pair', 'own-stone', 'other'] as const;
/** The budget they have in mind, roubles. */
export const WISH_BUDGETS = ['to-300', 'to-1000', 'to-3000', 'over-3000', 'unknown'] as const;

export function isLeadKind(text: string): text is LeadKind {
  return LEAD_KINDS.some((kind) => kind === text);
}
