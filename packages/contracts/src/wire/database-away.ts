/** Code of a 503 while the database does not answer in time: the request is valid and may be sent again. */
export const DATABASE_AWAY = 'database-away';
