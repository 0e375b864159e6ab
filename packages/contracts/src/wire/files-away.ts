/** Code of a 503 while the storage of files does not answer: nothing was stored, and the request may be sent again. */
export const FILES_AWAY = 'files-away';
