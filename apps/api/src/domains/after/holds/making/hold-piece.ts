import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { holdPiece as contract, type Hold, type HoldRequest } from '@yahont/contracts/holds/holds.ts';
import { requireHuman } from '#src/domains/ground/captcha/index.ts';
import { recordConsents } from '#src/domains/ground/consents/index.ts';
import { readSetting } from '#src/domains/ground/settings/index.ts';
import { findSku, type OfferedSku } from '#src/domains/goods/catalogue/index.ts';
import { holdInStore } from '#src/domains/goods/stock/index.ts';
import { asActing, type ActingContext, type CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { lockName } from '#src/platform/http/window-limit.ts';
import { networkOf } from '#src/platform/http/network-of.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { lapse } from '../ending/lapse-holds.ts';
import type { HoldDeps } from '../holds.deps.ts';
import { extendedUntil, termEnd } from '../hold-term.ts';
import { toHold } from '../holds.mapper.ts';
import { holds, type HoldRow } from '../holds.tables.ts';
import { checkPhone, countAttempt } from './hold-limits.ts';

const CODES = 10_000;

type HoldBody = z.output<typeof HoldRequest>;

/**
 * Puts a piece aside in a store for a phone, without an order, and sends the code for the seller. An account
 * that repeats its own request gets the same hold.
 * @throws a refusal of the contract
 */
export async function holdPiece(
  ctx: CallContext,
  asked: HoldBody,
  deps: HoldDeps,
): Promise<Hold & { link: string }> {
  const { skuId, storeId, phone, token } = asked;
  await requireHuman(ctx, { token, captcha: deps.captcha });
  const now = ctx.now();
  const sku = findSku(deps.catalogue, skuId);
  if (sku === undefined || sku.seat !== null) throw refuse(contract.refusals, 'sku-not-found', {});
  if (!deps.stores.find(storeId, now))
    throw refuse(contract.refusals, 'store-not-found', {}, { field: 'storeId' });
  await countAttempt(ctx);
  const acting = { ...asActing(ctx, 'holds'), now: () => now };
  const { row, hours } = await ctx.db.transaction(async (tx) => {
    await checkPrice(tx, sku);
    await lockName(tx, `hold-phone:${phone}`);
    const hours = await readSetting(tx, 'hold-hours');
    const own = await findOwn(tx, acting, { asked, now });
    if (own !== null) return { row: own, hours };
    await checkPhone(tx, { phone, now });
    const accountId = ctx.caller.kind === 'account' ? ctx.caller.accountId : null;
    const until = termEnd(now, hours);
    const row = await insertHold(tx, { asked, accountId, price: sku.price, createdAt: now, until });
    const uin = await holdInStore(tx, acting, { holdId: row.id, skuId, storeId });
    if (uin === null) throw refuse(contract.refusals, 'piece-taken', {}, { field: 'storeId' });
    await recordConsents(
      tx,
      {
        accountId,
        contact: accountId === null ? phone : '',
        network: networkOf(ctx.ip),
        source: 'form',
        at: now,
      },
      [{ kind: 'personal-data', isGiven: true }],
    );
    await enqueue(tx, { topic: 'send-hold', payload: { holdId: row.id, about: 'made' } });
    return { row, hours };
  });
  const named = { row, name: sku.name, article: sku.article, size: sku.size };
  const extendable = extendedUntil(row, { hours, now });
  return { ...toHold(named, { deps, now, extendable }), link: deps.links.linkOf(row, 'hold') };
}

async function checkPrice(tx: Db, { price }: OfferedSku): Promise<void> {
  const priceLimit = await readSetting(tx, 'hold-price-limit');
  if (price >= priceLimit) throw refuse(contract.refusals, 'too-dear', { priceLimit });
}

/**
 * The open hold of this phone for this piece, if the caller owns it. One whose term is over ends now and makes
 * room.
 * @throws `already-held` when another caller, or another store, has it
 */
async function findOwn(
  tx: Db,
  ctx: ActingContext,
  { asked: { phone, skuId, storeId }, now }: { asked: HoldBody; now: Date },
): Promise<HoldRow | null> {
  const [open] = await tx
    .select()
    .from(holds)
    .where(and(eq(holds.phone, phone), eq(holds.skuId, skuId), eq(holds.state, 'open')))
    .for('update');
  if (open === undefined) return null;
  if (open.until <= now) {
    await lapse(tx, ctx, open);
    return null;
  }
  const isOwn =
    ctx.caller.kind === 'account' && open.accountId === ctx.caller.accountId && open.storeId === storeId;
  if (isOwn) return open;
  throw refuse(contract.refusals, 'already-held', {}, { field: 'phone' });
}

type NewHold = Pick<HoldRow, 'accountId' | 'price' | 'createdAt' | 'until'> & { asked: HoldBody };

/** Writes the hold with a code that no other open hold of the store has. */
async function insertHold(tx: Db, { asked, ...terms }: NewHold): Promise<HoldRow> {
  const { skuId, storeId, phone, coming, wish } = asked;
  await lockName(tx, `hold-store:${storeId}`);
  const used = await tx
    .select({ code: holds.code })
    .from(holds)
    .where(and(eq(holds.storeId, storeId), eq(holds.state, 'open')));
  const [row] = await tx
    .insert(holds)
    .values({
      ...terms,
      skuId,
      storeId,
      phone,
      coming,
      wish,
      state: 'open',
      code: freeCode(new Set(used.map(({ code }) => code))),
    })
    .returning();
  if (!row) throw new Error('an insert answered without a row');
  return row;
}

/** A random code that is not used; the first free one after it where it is. */
function freeCode(used: ReadonlySet<string>): string {
  const start = randomInt(CODES);
  for (let step = 0; step < CODES; step += 1) {
    const code = String((start + step) % CODES).padStart(4, '0');
    if (!used.has(code)) return code;
  }
  throw new Error('a store keeps as many pieces as there are codes');
}
