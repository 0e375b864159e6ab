import type { OrderedGift } from '@yahont/contracts/certificates/gift.ts';
import { kopecks, type Kopecks } from '@yahont/values/money.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOfText, type Bind } from '#src/platform/database/statement.ts';
import type { GiftState } from '../gift-certificates.tables.ts';

/** A gift certificate as its order line describes it. */
export type GiftFacts = {
  id: string;
  orderId: number;
  lineId: number;
  accountId: number;
  /** The buyer's e-mail address; empty when unknown. */
  buyerEmail: string;
  buyerPhone: string;
  amount: Kopecks;
  state: GiftState;
  /** null once the order's personal data was erased. */
  gift: OrderedGift | null;
  sendAt: Date | null;
  sentAt: Date | null;
  openedAt: Date | null;
  /** Only for an issued certificate, like the three fields below. */
  codeHash: string | null;
  lastFour: string | null;
  balance: Kopecks | null;
  expiresAt: Date | null;
};

type Row = Omit<GiftFacts, 'sendAt' | 'sentAt' | 'openedAt' | 'expiresAt'> &
  Record<'sendAt' | 'sentAt' | 'openedAt' | 'expiresAt', string | null>;

/** Gift certificates of one order, or with these ids. The caller of this function checks the owner. */
export async function readGifts(
  db: Db,
  wanted: { orderId: number } | { ids: readonly string[] },
): Promise<GiftFacts[]> {
  const where = (bind: Bind): string =>
    'ids' in wanted
      ? `gift.id in (select value::uuid from jsonb_array_elements_text(${bind(JSON.stringify(wanted.ids))}::jsonb))`
      : `line.order_id = ${bind(wanted.orderId)}::bigint`;
  const rows = await rowsOfText<Row>(
    db,
    (bind) => `
    select gift.id, line.order_id::float8 as "orderId", line.id::float8 as "lineId", orders.account_id as "accountId",
      orders.contact->>'email' as "buyerEmail", orders.contact->>'phone' as "buyerPhone",
      gift.amount::float8 as amount, gift.state, line.options->'gift' as gift,
      gift.send_at as "sendAt", gift.sent_at as "sentAt", gift.opened_at as "openedAt",
      certificates.code_hash as "codeHash",
      certificates.last_four as "lastFour", certificates.balance::float8 as balance, certificates.expires_at as "expiresAt"
    from gift_certificates as gift
    join order_lines as line on line.certificate_id = gift.id
    join orders on orders.id = line.order_id
    left join certificates on certificates.id = gift.id
    where ${where(bind)}
    order by line.position`,
  );
  return rows.map(({ sendAt, sentAt, openedAt, expiresAt, ...row }) => ({
    ...row,
    amount: kopecks(row.amount),
    balance: row.balance === null ? null : kopecks(row.balance),
    sendAt: toDate(sendAt),
    sentAt: toDate(sentAt),
    openedAt: toDate(openedAt),
    expiresAt: toDate(expiresAt),
  }));
}

function toDate(value: string | null): Date | null {
  return value === null ? null : new Date(value);
}
