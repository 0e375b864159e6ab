import { setTimeout as delay } from 'node:timers/promises';
import { recordSale } from '@yahont/contracts/office/money/sales.ts';
import { pick } from '../../../bench/support/random.ts';
import { openBrowser } from '../browser.ts';
import { insist, refusalOf } from './patience.ts';

/** A sale that the shop has acknowledged. */
export type TillSale = { saleId: number; receipt: string; uin: string; paid: number };

export type Till = { sellOnce: () => Promise<void> };

type World = {
  origin: string;
  token: string;
  storeId: number;
  /** Items in the store, which online orders take too. */
  uins: readonly string[];
  random: () => number;
  sold: TillSale[];
};

/** Sale price of a ring, kopecks. */
const PAID = 4_990_000;
/** Time between two buyers in the store, milliseconds. */
const PAUSE_MS = 400;

/** A till that sends each receipt again until the shop has answered. */
export function openTill({ origin, token, storeId, uins, random, sold }: World): Till {
  const browser = openBrowser({ authorization: `Bearer ${token}`, 'x-forwarded-for': '198.51.100.252' });
  browser.visit(origin);
  let number = 0;
  return {
    sellOnce: async () => {
      number += 1;
      const receipt = { number: String(number), issuedAt: new Date().toISOString(), total: PAID };
      const uin = pick(random, uins);
      const body = { storeId, receipt, lines: [{ uin, paid: PAID }] };
      // An item that was ordered or sold is refused.
      await refusalOf(
        insist(async () => {
          const sale = await browser.call(recordSale, { body });
          sold.push({ saleId: sale.id, receipt: receipt.number, uin, paid: sale.receipt.total });
        }),
      );
      await delay(PAUSE_MS);
    },
  };
}
