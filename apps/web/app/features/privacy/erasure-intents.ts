/** What the buttons about the erasure of an account ask for. */
export const ERASE = 'erase';
export const KEEP = 'keep';
/** Gives the file with all data out. */
export const TAKE = 'take-data';

/** The profile while the owner proves that it is them, before the file is given out or the account erased. */
export const TAKE_URL = '/personal/detail/?change=data#dannye';
export const ERASE_URL = '/personal/detail/?change=erasure#dannye';
