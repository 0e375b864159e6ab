import { and, asc, eq, isNull } from 'drizzle-orm';
import type { BellsOfProduct, OwnBell } from '@yahont/contracts/bells/bells.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import { shownEmail } from '#src/platform/text/shown-email.ts';
import { kopecks } from '@yahont/values/money.ts';
import { findSku } from '#src/domains/goods/catalogue/index.ts';
import { hasBrowsers } from '#src/domains/messages/notifications/index.ts';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import { endOfTerm } from '../asking/write-bell.ts';
import type { BellDeps } from '../bells.deps.ts';
import { bells, type BellRow } from '../bells.tables.ts';
import { countWaiting } from '../counted.sql.ts';
import { isThere } from '../lowest-price.ts';
import { wantedOf } from '../wanted-of.ts';

/** Everything that the sheet of a product shows, for an account or a visitor. Throws `product-not-found`. */
export async function getBellsOfProduct(
  ctx: CallContext,
  { catalogue }: Pick<BellDeps, 'catalogue'>,
  productId: number,
): Promise<BellsOfProduct> {
  const record = catalogue.find(productId);
  if (!record) throw notFound('product');
  const accountId = ctx.caller.kind === 'account' ? ctx.caller.accountId : null;
  const others = catalogue.variantsOf(record).flatMap((variant) =>
    variant.skuIds.flatMap((skuId) => {
      const sku = findSku(catalogue, skuId);
      return sku === undefined
        ? []
        : [
            {
              skuId,
              productId: variant.id,
              size: sku.size,
              metal: variant.metal,
              isInStock: isThere(sku.places),
            },
          ];
    }),
  );
  const [contacts, own, waiting, endsAt] = await Promise.all([
    accountId === null ? null : readContacts(ctx.db, accountId),
    accountId === null ? [] : readOwn(ctx.db, accountId, productId),
    countWaiting(
      ctx.db,
      others.map(({ skuId }) => skuId),
    ),
    endOfTerm(ctx.db, ctx.now()),
  ]);
  return { contacts, others, bells: own, waiting, endsAt: endsAt.toISOString() };
}

async function readContacts(db: Db, accountId: number): Promise<BellsOfProduct['contacts']> {
  const [account] = await db
    .select({ email: accounts.email, verifiedAt: accounts.emailVerifiedAt, phone: accounts.phone })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.erasedAt)));
  if (!account) return null;
  const { email, verifiedAt, phone } = account;
  return {
    email: email === null || verifiedAt === null ? null : shownEmail(email),
    phone,
    hasPush: await hasBrowsers(db, accountId),
  };
}

async function readOwn(db: Db, accountId: number, productId: number): Promise<OwnBell[]> {
  const rows = await db
    .select()
    .from(bells)
    .where(and(eq(bells.accountId, accountId), eq(bells.productId, productId), eq(bells.state, 'waiting')))
    .orderBy(asc(bells.id));
  const wanted = await wantedOf(db, rows);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    skuIds: wanted.get(row.id) ?? [],
    atMost: row.atMost === null ? null : kopecks(row.atMost),
    isCityOnly: row.isCityOnly,
    channels: channelsOf(row),
  }));
}

export function channelsOf({ byMail, bySms, byPush }: BellRow): OwnBell['channels'] {
  return { mail: byMail, sms: bySms, push: byPush };
}
