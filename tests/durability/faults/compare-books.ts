import { fromDecimalString } from '@yahont/values/money.ts';
import type { ShopBooks } from './books.ts';
import type { FaultyPurchase } from './shopper.ts';
import type { TillSale } from './till.ts';

/** The bank's records; sums are decimal roubles as on the wire. */
export type BankBooks = {
  payments: ReadonlyMap<string, { id: string; status: string; amount: { value: string } }>;
  refunds: readonly { payment_id: string; amount: { value: string } }[];
  receipts: readonly { type: string; refund_id?: string; settlements: readonly { type: string }[] }[];
};

/** Values that must be 0 after all faults; `difference` in kopecks. */
export type Comparison = {
  lost: number;
  doubled: number;
  difference: number;
  /** Each discrepancy in words, to help find its cause. */
  findings: string[];
};

/** Everything that the shop has acknowledged, to buyers and at the till. */
export type Promised = { bought: readonly FaultyPurchase[]; sold: readonly TillSale[] };

/** Compares the records of buyers and tills with those of the shop and the bank. */
export function compareBooks(shop: ShopBooks, bank: BankBooks, { bought, sold }: Promised): Comparison {
  const parts = [
    promises(shop, bought),
    tills(shop, sold),
    pieces(shop),
    agreements(shop),
    money(shop, bank),
    gifts(shop),
    advances(shop, bank),
  ];
  return {
    lost: sumOf(parts.map(({ lost = 0 }) => lost)),
    doubled: sumOf(parts.map(({ doubled = 0 }) => doubled)),
    difference: sumOf(parts.map(({ difference = 0 }) => difference)),
    findings: parts.flatMap(({ findings }) => findings),
  };
}

type PartialComparison = Partial<Comparison> & Pick<Comparison, 'findings'>;

/** Every order that a buyer knows exists exactly once, and there is no other. */
function promises({ orders }: ShopBooks, bought: readonly FaultyPurchase[]): PartialComparison {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const gone = bought.filter(({ orderId, key, total }) => {
    const order = byId.get(orderId);
    return order?.key !== key || order.total !== total;
  });
  const stuck = bought.filter((one) => one.stuck !== null);
  const told = new Set(bought.map(({ orderId }) => orderId));
  const untold = orders.filter(({ id }) => !told.has(id));
  const shared = bought.length - told.size;
  return {
    lost: gone.length + stuck.length,
    doubled: untold.length + shared,
    findings: [
      ...gone.map(({ orderId }) => `order ${orderId} is not as its buyer was told`),
      ...stuck.map((one) => `order ${one.orderId}: ${one.stuck ?? ''} did not come`),
      ...untold.map(({ id }) => `order ${id} was made twice`),
      ...(shared === 0 ? [] : [`${shared} requests got the order of another`]),
    ],
  };
}

function pieces({ heldTwice }: ShopBooks): PartialComparison {
  return { doubled: heldTwice.length, findings: heldTwice.map((uin) => `piece ${uin} has two buyers`) };
}

/** Every sale that a till knows exists exactly once with its item, and there is no other. */
function tills({ sales }: ShopBooks, sold: readonly TillSale[]): PartialComparison {
  const gone = sold.filter(
    ({ saleId, receipt, uin, paid }) =>
      !sales.some(
        (sale) =>
          sale.id === saleId &&
          sale.receipt === receipt &&
          sale.uin === uin &&
          sale.paid === paid &&
          sale.isOffSale,
      ),
  );
  const known = new Set(sold.map(({ saleId }) => saleId));
  const unknown = sales.filter(({ id }) => !known.has(id));
  const shared = sold.length - known.size;
  return {
    lost: gone.length,
    doubled: unknown.length + shared,
    findings: [
      ...gone.map(({ receipt }) => `receipt ${receipt} of the till is not as it was acknowledged`),
      ...unknown.map(({ receipt }) => `receipt ${receipt} is recorded beside what the till knows`),
      ...(shared === 0 ? [] : [`${shared} receipts got the sale of another`]),
    ],
  };
}

/** Every refund that two people approved was made exactly once. */
function agreements({ approvedReturns }: ShopBooks): PartialComparison {
  const undone = approvedReturns.filter(({ refunds }) => refunds === 0);
  const again = approvedReturns.length - new Set(approvedReturns.map(({ returnId }) => returnId)).size;
  return {
    lost: undone.length,
    doubled: again,
    findings: [
      ...undone.map(({ returnId }) => `return ${returnId} was approved and not refunded`),
      ...(again === 0 ? [] : [`${again} returns were approved twice`]),
    ],
  };
}

/** A certificate has the balance that no active order uses; every refunded amount was credited once. */
function gifts({ certificates }: ShopBooks): PartialComparison {
  const off = certificates.filter(({ balance, due }) => balance !== due);
  return {
    difference: sumOf(off.map(({ balance, due }) => Math.abs(balance - due))),
    findings: off.map(({ id, balance, due }) => `certificate ${id} holds ${balance} instead of ${due}`),
  };
}

/** Every refund to a certificate has one receipt with its sum, and the bank issued it at most once. */
function advances({ advances: given }: ShopBooks, bank: BankBooks): PartialComparison {
  const missing = given.filter(({ receipts }) => receipts === 0);
  const wrong = given.filter(({ receipts, amount, receipted }) => receipts > 0 && amount !== receipted);
  const seen = new Map<string, number>();
  for (const { type, refund_id: id = '', settlements } of bank.receipts)
    if (type === 'refund' && settlements.some((one) => one.type === 'prepayment'))
      seen.set(id, (seen.get(id) ?? 0) + 1);
  const twice = [...seen].filter(([, count]) => count > 1);
  return {
    lost: missing.length,
    doubled: twice.length,
    difference: sumOf(wrong.map(({ amount, receipted }) => Math.abs(amount - receipted))),
    findings: [
      ...missing.map(({ refundId }) => `the advance of the refund ${refundId} has no receipt`),
      ...wrong.map(({ refundId }) => `the receipt of the advance of the refund ${refundId} has another sum`),
      ...twice.map(([id]) => `the bank made the receipt of the advance of its refund ${id} twice`),
    ],
  };
}

/**
 * For each order the bank holds the amount that the shop has recorded, and neither has a payment that the
 * other does not know.
 */
function money({ orders, payments }: ShopBooks, bank: BankBooks): PartialComparison {
  const came = (id: string) => {
    const payment = bank.payments.get(id);
    return payment?.status === 'succeeded' ? fromDecimalString(payment.amount.value) : 0;
  };
  const went = new Map<string, number>();
  for (const { payment_id: id, amount } of bank.refunds)
    went.set(id, (went.get(id) ?? 0) + fromDecimalString(amount.value));

  const known = new Set(payments.map(({ providerId }) => providerId));
  const strangers = [...bank.payments.keys()].filter((id) => !known.has(id) && came(id) > 0);
  const invented = payments.filter(
    ({ providerId, state, amount }) => state === 'succeeded' && came(providerId) !== amount,
  );
  const off = orders.flatMap(({ id, status, paid, refunded }) => {
    const own = payments.filter(({ orderId }) => orderId === id);
    const stays = sumOf(own.map(({ providerId }) => came(providerId) - (went.get(providerId) ?? 0)));
    const by = stays - (paid - refunded);
    return by === 0
      ? []
      : [{ by: Math.abs(by), text: `order ${id} (${status}): ${by} kopecks too many at the bank` }];
  });
  return {
    difference: sumOf([...strangers.map(came), ...off.map(({ by }) => by)]),
    lost: invented.length,
    findings: [
      ...strangers.map((id) => `payment ${id} of the bank is unknown here`),
      ...invented.map(({ providerId }) => `payment ${providerId} did not come like this at the bank`),
      ...off.map(({ text }) => text),
    ],
  };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
