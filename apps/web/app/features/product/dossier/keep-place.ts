/** Id of the terms on which a piece is kept for a first part of its price. */
export const KEEP_ID = 'uderzhat';
