const LOCAL = 'postgres://postgres@127.0.0.1:5432/postgres';
const PATIENCE_MS = 3000;

/**
 * The first PostgreSQL that accepts a connection: TEST_DATABASE_URL, otherwise the local default. Null when none does.
 */
export async function findPostgres() {
  const given = process.env.TEST_DATABASE_URL;
  const url = given === undefined || given === '' ? LOCAL : given;
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  try {
    await client.connect();
    const { rows } = await client.query('show server_version');
    return { url, version: rows[0].server_version };
  } catch (error) {
    return { url: null, reason: error.message === '' ? String(error.code) : error.message };
  } finally {
    await client.end().catch(() => undefined);
  }
}
