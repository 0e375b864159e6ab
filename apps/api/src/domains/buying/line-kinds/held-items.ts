import { keepOffSale, releaseItems, sellItems } from '#src/domains/goods/stock/index.ts';
import type { LineKindModule } from './line-kind.ts';

/** For the log, and for people who look at the piece. */
const CHANGED = 'заказ отменён после начала работ мастерской';

/** Reserves, releases and hands over items, for every kind that has physical items. */
export const HELD_ITEMS: Pick<LineKindModule, 'reserve' | 'holds' | 'pay' | 'release' | 'handOver'> = {
  reserve: (record) => record,
  holds: () => null,
  pay: async () => {},
  release: async (tx, { lines, by, ...order }) => {
    const uinsOf = (isChanged: boolean) =>
      lines.filter((line) => line.isChanged === isChanged).flatMap(({ uins }) => uins);
    await releaseItems(tx, { ...order, uins: uinsOf(false) });
    await keepOffSale(tx, by, { ...order, uins: uinsOf(true), reason: CHANGED });
  },
  handOver: (tx, { lines, ...order }) => sellItems(tx, { ...order, uins: lines.flatMap(({ uins }) => uins) }),
};
