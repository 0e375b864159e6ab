/** Code of a 503 while the database does not answer, or not in time: nothing is wrong with the request, and it may be sent again. */
export const DATABASE_AWAY = 'database-away';
