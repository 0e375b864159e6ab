import { eq } from 'drizzle-orm';
import type { StoneCard } from '@yahont/contracts/stones/stone-card.ts';
import { StoneFacts } from '@yahont/contracts/stones/stones-import.ts';
import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';
import type { WaysAboveCard } from '@yahont/values/sums/ways-to-pay.ts';
import type { Instalment } from '@yahont/values/sums/instalment.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import { pointsToEarn } from '@yahont/values/sums/points.ts';
import { listSettings } from '#src/domains/goods/catalogue/index.ts';
import type { Catalogue } from '#src/domains/goods/catalogue/index.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { RECORD_COLUMNS, toRecord } from '../projection/load-stones.ts';
import { nearestTo } from '../projection/nearest.ts';
import type { StoneCatalogue } from '../projection/stone-catalogue.ts';
import { onePerDesign, settingsFor } from '../selection/designs.ts';
import { toSetting } from '../selection/selection.mapper.ts';
import { laboratories, stones } from '../stones.tables.ts';
import { describeSimilar } from './describe-similar.ts';
import { stateOf } from './stone-state.ts';

export type StoneDeps = {
  stones: StoneCatalogue;
  catalogue: Catalogue;
  /** The instalment for a price, if the shop offers one. */
  instalmentOf: (price: Kopecks) => Instalment | null;
  waysAboveCard: (price: Kopecks) => WaysAboveCard | null;
};

const ALIKE = 4;
/** Stones offered instead of one that is taken. */
export const INSTEAD = 5;
const ADVISED = 4;

/** A stone with its certificate, also one that was sold. Throws `stone-not-found`. */
export async function getStone(db: Db, deps: StoneDeps, code: string): Promise<StonePage> {
  const row = await findStone(db, code);
  const record = toRecord(row.stone);
  const catalogue = deps.stones;
  const card = catalogue.cardOf(record);
  const state = stateOf(row);
  const { inclusions, inscription, gemmologist } = StoneFacts.parse(row.facts);
  const { fullName, place, scale, checkUrl } = row.laboratory;
  const alike = nearestTo(record, catalogue.columns().rows, state === 'available' ? ALIKE : INSTEAD);
  return {
    ...card,
    state,
    uin: row.uin,
    laboratoryFacts: {
      fullName,
      place,
      scale,
      checkUrl: checkUrl?.replace('{number}', encodeURIComponent(record.certificate)) ?? null,
    },
    issuedOn: row.issuedOn,
    inscription,
    gemmologist,
    inclusions,
    girdle10: row.girdle10,
    crownAngle10: row.crownAngle10,
    pavilionAngle10: row.pavilionAngle10,
    instalment: deps.instalmentOf(record.price),
    waysAboveCard: deps.waysAboveCard(record.price),
    bonus: pointsToEarn(record.price),
    similar: describeSimilar(record, catalogue.similar()),
    alike: alike.map((stone) => catalogue.cardOf(stone)),
    settings: state === 'available' ? adviseSettings(deps.catalogue, card) : { total: 0, advised: [] },
  };
}

function adviseSettings(catalogue: Catalogue, stone: StoneCard): StonePage['settings'] {
  const designs = onePerDesign(settingsFor(stone, listSettings(catalogue)), null);
  const advised = designs.slice(0, ADVISED);
  return {
    total: designs.length,
    advised: advised.map((setting) => toSetting(setting, { catalogue, stone, chosenId: null })),
  };
}

/** The row of a stone with its laboratory and its item, also of one that was sold. Throws `stone-not-found`. */
export async function findStone(db: Db, code: string) {
  const [row] = await db
    .select({
      stone: RECORD_COLUMNS,
      facts: stones.facts,
      issuedOn: stones.issuedOn,
      girdle10: stones.girdle10,
      crownAngle10: stones.crownAngle10,
      pavilionAngle10: stones.pavilionAngle10,
      hiddenAt: stones.hiddenAt,
      uin: items.uin,
      itemState: items.state,
      laboratory: laboratories,
    })
    .from(stones)
    .innerJoin(laboratories, eq(laboratories.name, stones.laboratory))
    .leftJoin(items, eq(items.stoneId, stones.id))
    .where(eq(stones.code, code));
  if (!row) throw notFound('stone');
  return row;
}
