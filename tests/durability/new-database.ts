import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * Runs work in a new database of a PostgreSQL server, which is dropped afterwards in any case.
 * @param server address of the server
 * @param work gets the address of the database
 */
export async function inNewDatabase<T>(server: string, work: (url: string) => Promise<T>): Promise<T> {
  const { url, drop } = await openOnServer(server);
  try {
    return await work(url);
  } finally {
    await drop();
  }
}

/** A new database of a PostgreSQL server, and how to drop it with all its connections. */
export async function openOnServer(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `yahont_durability_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) };
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}
