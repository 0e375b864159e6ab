/**
 * SQL that answers with statements (`emptying`) that empty every table, each by `rowsOut`, and put every sequence back to where
 * the migrations left it.
 */
export function emptyingStatements(rowsOut: 'truncate' | 'delete'): string {
  const tables = rowsOut === 'truncate' ? `concat('truncate ', ${ALL_TABLES}, ';')` : EVERY_TABLE;
  return `
  select concat(
    'begin; set local session_replication_role = replica; ',
    (select ${tables} from pg_tables where schemaname = 'public'),
    ' ',
    (select string_agg(
       format('select setval(%L, %s, %L);', format('%I.%I', schemaname, sequencename),
         coalesce(last_value, start_value), last_value is not null), ' ')
     from pg_sequences where schemaname = 'public'),
    ' commit'
  ) as emptying`;
}

const ALL_TABLES = "string_agg(format('%I.%I', schemaname, tablename), ', ')";
const EVERY_TABLE = "string_agg(format('delete from %I.%I;', schemaname, tablename), ' ')";

/** Counts by which a database shows that a test has changed its schema. */
export const SCHEMA_COUNTS = `select
    (select count(*) from pg_class) as relations,
    (select count(*) from pg_attribute where not attisdropped) as columns,
    (select count(*) from pg_constraint) as constraints,
    (select count(*) from pg_trigger where tgenabled = 'O') as triggers,
    (select count(*) from pg_proc) as functions`;
