import type { ImportProduct } from '@yahont/contracts/catalogue/catalogue-import.ts';
import type { ImportStorePurchase } from '@yahont/contracts/purchases/purchases.ts';

/** The account with this phone owns the sample purchases of the stores. */
export const DEMO_PHONE = '+79005550101';

const DAY_MS = 86_400_000;

type Draft = { storeCode: string; receipt: string; ago: number; pieces: readonly Piece[] };
type Piece = { kind: ImportProduct['kind']; uin: string };

/** УИНs lie beyond those of `uinOf`. */
const drafts: readonly Draft[] = [
  {
    storeCode: 'petrovka-11',
    receipt: '0284',
    ago: 12,
    pieces: [{ kind: 'earrings', uin: '1799000000000284' }],
  },
  {
    storeCode: 'petrovka-11',
    receipt: '1177',
    ago: 290,
    pieces: [
      { kind: 'ring', uin: '1799000000001177' },
      { kind: 'chain', uin: '1799000000001178' },
    ],
  },
  {
    storeCode: 'petrovka-11',
    receipt: '0519',
    ago: 640,
    pieces: [{ kind: 'pendant', uin: '1799000000000519' }],
  },
];

/** Sales of a store to the demo phone; `today` shifts their days. */
export function demoStorePurchases(products: readonly ImportProduct[], today: Date): ImportStorePurchase[] {
  const noon = Math.floor(today.getTime() / DAY_MS) * DAY_MS + DAY_MS / 2;
  return drafts.map(({ storeCode, receipt, ago, pieces }) => ({
    storeCode,
    receipt,
    phone: DEMO_PHONE,
    soldAt: new Date(noon - ago * DAY_MS).toISOString(),
    lines: pieces.map(({ kind, uin }) => toLine(products, kind, uin)),
  }));
}

function toLine(products: readonly ImportProduct[], kind: Piece['kind'], uin: string) {
  const product = products.find((one) => one.kind === kind);
  if (!product) throw new Error(`the demo sells no ${kind}`);
  const { article, name, price, sizes } = product;
  return { article, name, size: sizes[0] ?? null, uin, price };
}
