import type { StoneCard } from '@yahont/contracts/stones/stone-card.ts';
import { StoneFacts } from '@yahont/contracts/stones/stones-import.ts';
import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';
import { pointsToEarn } from '@yahont/values/sums/points.ts';
import { listSettings, type Catalogue } from '#src/domains/goods/catalogue/index.ts';
import type { Db } from '#src/platform/database/database.ts';
import { toRecord } from '../projection/load-stones.ts';
import { nearestTo } from '../projection/nearest.ts';
import { onePerDesign, settingsFor } from '../selection/designs.ts';
import { toSetting } from '../selection/selection.mapper.ts';
import { describeSimilar } from './describe-similar.ts';
import { stateOf } from '../stone-state.ts';
import { findStone, INSTEAD } from '../find-stone.ts';
import type { StoneDeps } from '../stones.deps.ts';

const ALIKE = 4;
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
