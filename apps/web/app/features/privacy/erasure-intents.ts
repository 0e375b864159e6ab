/** What the buttons about the erasure of an account ask for. */
export const ERASE = 'erase';
export const KEEP = 'keep';
