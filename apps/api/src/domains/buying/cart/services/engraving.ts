import { dropEngraving, engraveCartLine } from '@yahont/contracts/cart/engraving.ts';
import type { Cart } from '@yahont/contracts/cart/cart.ts';
import type { RefusalResult } from '@yahont/contracts/wire/endpoint.ts';
import type { Engraving } from '@yahont/values/engraving.ts';
import type { BuyerContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { readAlone } from '#src/platform/database/reads.ts';
import { refuse } from '#src/platform/errors.ts';
import type { CartDeps } from '../cart-deps.ts';
import { getCart } from '../get-cart.ts';
import { cartRead } from '../load-cart.sql.ts';
import { dropService, writeService, type LineWanted } from './write-service.sql.ts';

export type EngraveResult = { ok: true; cart: Cart } | RefusalResult<typeof engraveCartLine>;

/** Engraves every piece of a line, or changes the inscription. Refuses a piece without a place for one. */
export async function engraveLine(
  ctx: BuyerContext,
  deps: CartDeps,
  { lineId, ...engraving }: Engraving & { lineId: number },
): Promise<EngraveResult> {
  const { lines } = await readAlone(ctx.db, cartRead(ctx.caller));
  const line = lines.find(({ id, parentId }) => id === lineId && parentId === null);
  if (!line) throw refuse(engraveCartLine.refusals, 'line-not-found', {});
  const sku = line.skuId === null ? undefined : deps.findSku(line.skuId);
  if (!sku || sku.engravedAt === null) return { ok: false, reason: 'not-engraved' };
  const isWritten = await writeInscription(ctx.db, ctx, { lineId }, engraving);
  if (!isWritten) throw refuse(engraveCartLine.refusals, 'line-not-found', {});
  return { ok: true, cart: await getCart(ctx, deps) };
}

/** Adds an inscription to a line of the buyer's cart; false when there is no such line. */
export function writeInscription(
  db: Db,
  ctx: BuyerContext,
  line: LineWanted,
  { text, face }: Engraving,
): Promise<boolean> {
  return writeService(db, ctx, { line, service: 'engraving', options: { note: text, face } });
}

/** Removes the inscription of a line. Does nothing for a line without one. */
export async function dropLineEngraving(ctx: BuyerContext, deps: CartDeps, lineId: number): Promise<Cart> {
  const isFound = await dropService(ctx, { lineId, service: 'engraving' });
  if (!isFound) throw refuse(dropEngraving.refusals, 'line-not-found', {});
  return getCart(ctx, deps);
}
