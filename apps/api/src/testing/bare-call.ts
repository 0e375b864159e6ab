import { callbackRequests } from '#src/domains/after/callbacks/callbacks.tables.ts';
import type { Context } from '#src/platform/context.ts';
import { makePhone } from '#src/testing/api.ts';

const MOSCOW = { city: 'Москва', cityId: 216 };

/** A request for a call, as the site writes it. @returns its id */
export async function writeBareCall(
  { db, now }: Pick<Context, 'db' | 'now'>,
  more: Partial<typeof callbackRequests.$inferInsert> = {},
): Promise<number> {
  const [row] = await db
    .insert(callbackRequests)
    .values({ phone: makePhone(), ...MOSCOW, ip: '10.0.0.1', createdAt: now(), ...more })
    .returning({ id: callbackRequests.id });
  if (!row) throw new Error('an insert answered without a row');
  return row.id;
}
