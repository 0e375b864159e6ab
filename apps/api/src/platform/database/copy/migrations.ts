import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { RawSql } from '../database.ts';
import { MIGRATIONS } from '../open/open-database.ts';

const Journal = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) });

/** The last migration of a database, by its time in the journal; null when it was never migrated. */
export async function lastMigrationOf({ query }: Pick<RawSql, 'query'>): Promise<number | null> {
  const { rows: known } = await query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "is"`,
  );
  if (known[0]?.['is'] !== true) return null;
  const { rows } = await query('select max(created_at)::float8 as last from drizzle.__drizzle_migrations');
  const last = rows[0]?.['last'];
  return typeof last === 'number' ? last : null;
}

/** Whether this release has a migration of that time. */
export function isKnownMigration(when: number): boolean {
  return ourMigrations().includes(when);
}

/** How the schema of a database compares with that of this release; `older` also when it was never migrated. */
export async function compareSchema(sql: Pick<RawSql, 'query'>): Promise<'same' | 'older' | 'newer'> {
  const last = (await lastMigrationOf(sql)) ?? Number.NEGATIVE_INFINITY;
  const ours = Math.max(...ourMigrations());
  if (last === ours) return 'same';
  return last < ours ? 'older' : 'newer';
}

function ourMigrations(): number[] {
  const journal = Journal.parse(JSON.parse(readFileSync(join(MIGRATIONS, 'meta', '_journal.json'), 'utf8')));
  return journal.entries.map(({ when }) => when);
}
