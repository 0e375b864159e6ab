/**
 * SQL of the id for `insert … on conflict do update`: the id of the known row, or the next value of the sequence for a
 * new one. With the default of the column, the statement takes a value for known rows too: 1,000 rows imported three
 * times would leave 3,001 as the next id. A row that another import inserts meanwhile is still a conflict, and is updated.
 * @param isKnown condition on the columns of the table, true for the known row; null or false for all others
 */
export function keptId(table: string, isKnown: string): string {
  return `coalesce(
    (select ${table}.id from ${table} where ${isKnown}),
    nextval((select pg_get_serial_sequence('${table}', 'id')::regclass))
  )`;
}
