import { holds } from '#src/domains/after/holds/holds.tables.ts';
import type { Context } from '#src/platform/context.ts';
import { makePhone } from '../api.ts';

const DAY_MS = 86_400_000;

/** An open hold without a piece, written past the rules that choose one. */
export async function writeBareHold(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { skuId, storeId, accountId = null }: { skuId: number; storeId: number; accountId?: number | null },
): Promise<{ id: number; phone: string }> {
  const phone = makePhone();
  const [row] = await db
    .insert(holds)
    .values({
      accountId,
      skuId,
      storeId,
      code: String(Math.floor(Math.random() * 10_000)).padStart(4, '0'),
      state: 'open',
      phone,
      coming: 'today',
      wish: '',
      price: 4_990_000,
      createdAt: now(),
      until: new Date(now().getTime() + DAY_MS),
    })
    .returning({ id: holds.id });
  return { id: row?.id ?? 0, phone };
}
