/** Why the shopper returns it. `defect` and `wrong-piece` are the shop's fault and have their own term. */
export const RETURN_REASONS = [
  'wrong-size',
  'not-liked',
  'looks-different',
  'defect',
  'wrong-piece',
] as const;

/** How it comes back. `post`: a parcel that the shopper sends to the central warehouse. */
export const RETURN_WAYS = ['store', 'courier', 'post'] as const;
