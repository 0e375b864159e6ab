import { and, count, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { addCertificate as contract } from '@yahont/contracts/certificates/certificates.ts';
import type { Gift, OrderedGift } from '@yahont/contracts/certificates/gift.ts';
import type { Cart } from '@yahont/contracts/cart/cart.ts';
import type { RefusalResult } from '@yahont/contracts/wire/endpoint.ts';
import { SENDING_DAYS, sendingTime } from '@yahont/values/certificates/gift.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { addDays } from '@yahont/values/dates/iso-date.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { BuyerContext } from '#src/platform/context.ts';
import { invalidField } from '#src/platform/errors.ts';
import type { Db } from '#src/platform/database/database.ts';
import { cartLines, carts } from '../cart.tables.ts';
import type { CartDeps } from '../cart-deps.ts';
import { getCart } from '../get-cart.ts';
import { ownerColumnName, ownerColumns } from '#src/platform/anonymous/owner.ts';
import { SENT_TWICE_SECONDS } from './sent-twice.sql.ts';

/** Maximum number of gift certificate lines in a cart. */
const MAX_LINES = 10;

type CertificateItem = { amount: Kopecks; gift: Gift; formKey?: string | undefined };
export type AddCertificateResult = { ok: true; cart: Cart } | RefusalResult<typeof contract>;

/** Puts a gift certificate into the buyer's cart. Refuses an hour that has passed in the receiver's city. */
export async function addCertificate(
  ctx: BuyerContext,
  deps: CartDeps,
  { amount, gift, formKey }: CertificateItem,
): Promise<AddCertificateResult> {
  if (!deps.sellsCertificates) return { ok: false, reason: 'not-sold-online' };
  const now = ctx.now();
  const options = { amount, gift: { ...gift, sending: orderedSending(ctx, deps, gift) } };
  const isAdded = await ctx.db.transaction(async (tx) => {
    const owner = ownerColumnName(ctx.caller);
    const [cart] = await tx
      .insert(carts)
      .values({ ...ownerColumns(ctx.caller), updatedAt: now })
      .onConflictDoUpdate({
        target: owner === 'account_id' ? carts.accountId : carts.fuserId,
        set: { updatedAt: now },
      })
      .returning({ id: carts.id });
    if (!cart) throw new Error('an upsert answered without a row');
    const ofCart = and(eq(cartLines.cartId, cart.id), eq(cartLines.kind, KIND), isNull(cartLines.removedAt));
    if (formKey !== undefined && (await isSentTwice(tx, ofCart, { formKey, now }))) return true;
    const [held] = await tx.select({ lines: count() }).from(cartLines).where(ofCart);
    if ((held?.lines ?? 0) >= MAX_LINES) return false;
    await tx.insert(cartLines).values({
      cartId: cart.id,
      kind: KIND,
      options,
      quantity: 1,
      createdAt: now,
      ...(formKey === undefined ? {} : { formKey, formSentAt: now }),
    });
    return true;
  });
  if (!isAdded) return { ok: false, reason: 'too-many-certificates', most: MAX_LINES };
  return { ok: true, cart: await getCart(ctx, deps) };
}

/** The cart is locked, so of two simultaneous presses the second sees the first one's line. */
async function isSentTwice(
  tx: Db,
  ofCart: SQL | undefined,
  { formKey, now }: { formKey: string; now: Date },
): Promise<boolean> {
  const since = new Date(now.getTime() - SENT_TWICE_SECONDS * 1000);
  const [sent] = await tx
    .select({ id: cartLines.id })
    .from(cartLines)
    .where(and(ofCart, eq(cartLines.formKey, formKey), gt(cartLines.formSentAt, since)))
    .limit(1);
  return sent !== undefined;
}

const KIND = 'certificate' as const;

function orderedSending(
  ctx: BuyerContext,
  { findCity }: Pick<CartDeps, 'findCity'>,
  { sending }: Gift,
): OrderedGift['sending'] {
  if (sending === null) return null;
  const city = findCity(sending.cityId);
  if (!city) throw invalidField('gift.sending.cityId');
  const now = ctx.now();
  const at = sendingTime({ ...sending, timezone: city.timezone });
  const today = cityDate(now, city.timezone);
  if (sending.day < today || sending.day > addDays(today, SENDING_DAYS))
    throw invalidField('gift.sending.day');
  if (at <= now) throw invalidField('gift.sending.hour');
  return { ...sending, cityName: city.name, at: at.toISOString() };
}
