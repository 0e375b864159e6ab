import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { sharedKeys } from './processes.tables.ts';

const NAME = 'token';

/** Another process of this shop signs with another key. */
export class OtherKey extends Error {
  constructor() {
    super(
      'TOKEN_KEY is not the key of this database: another process, or this shop before, signs with another one. ' +
        'Give every process the same TOKEN_KEY, or copy DATA_DIR/secrets.json. If the key was replaced on purpose, ' +
        'which signs everyone out and breaks the links of certificates, visits and unsubscribing, ' +
        'stop all processes and start one with TOKEN_KEY_REPLACED=1.',
    );
  }
}

/**
 * Compares the key with the fingerprint in the database, which the first process left there. Two keys on one
 * database sign visitors out at random and break links that were sent.
 * @param isReplaced the key was changed on purpose: its fingerprint replaces the old one
 * @throws OtherKey
 */
export async function checkSharedKey(
  db: Db,
  { tokenKey, isReplaced }: { tokenKey: string; isReplaced: boolean },
): Promise<void> {
  const fingerprint = createHmac('sha256', tokenKey).update(NAME).digest('hex');
  const insert = db.insert(sharedKeys).values({ name: NAME, fingerprint, setAt: sql`now()` });
  if (isReplaced) {
    await insert.onConflictDoUpdate({ target: sharedKeys.name, set: { fingerprint, setAt: sql`now()` } });
    return;
  }
  await insert.onConflictDoNothing();
  const [kept] = await db.select().from(sharedKeys).where(eq(sharedKeys.name, NAME));
  if (kept?.fingerprint !== fingerprint) throw new OtherKey();
}
