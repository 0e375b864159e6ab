/** Intents of the buttons about erasing an account. */
export const ERASE = 'erase';
export const KEEP = 'keep';
/** Downloads the file with all data. */
export const TAKE = 'take-data';

/** The profile with the proof of identity open, before the data are downloaded or the account is erased. */
export const TAKE_URL = '/personal/detail/?change=data#dannye';
export const ERASE_URL = '/personal/detail/?change=erasure#dannye';
