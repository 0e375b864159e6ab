import { releaseItems, sellItems } from '#src/domains/stock/index.ts';
import type { LineKindModule } from './line-kind.ts';

/** Reserve, release and hand over of every kind that holds physical items. */
export const HELD_ITEMS: Pick<LineKindModule, 'reserve' | 'holds' | 'pay' | 'release' | 'handOver'> = {
  reserve: (record) => record,
  holds: () => null,
  pay: async () => {},
  release: (tx, { lines, ...order }) =>
    releaseItems(tx, { ...order, uins: lines.flatMap(({ uins }) => uins) }),
  handOver: (tx, { lines, ...order }) => sellItems(tx, { ...order, uins: lines.flatMap(({ uins }) => uins) }),
};
