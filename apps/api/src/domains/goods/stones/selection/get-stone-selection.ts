import type { ServiceCode } from '@yahont/contracts/line-kinds.ts';
import { METALS } from '@yahont/contracts/catalogue/jewellery.ts';
import { SETTING_KINDS, SETTING_STYLES } from '@yahont/contracts/stones/selection-keys.ts';
import type { SelectionQuery, StoneSelection } from '@yahont/contracts/stones/stone-selection.ts';
import type { City } from '@yahont/contracts/locations/locations.ts';
import { listSettings, productUrl, type ProductRecord } from '#src/domains/goods/catalogue/index.ts';
import type { WantedPieces } from '#src/domains/goods/delivery/index.ts';
import type { CallContext } from '#src/platform/context.ts';
import { findStone, INSTEAD } from '../find-stone.ts';
import type { StoneDeps } from '../stones.deps.ts';
import { stateOf } from '../stone-state.ts';
import { toRecord } from '../projection/load-stones.ts';
import { nearestTo } from '../projection/nearest.ts';
import { countOptions, onePerDesign, passes, settingsFor, type Setting } from './designs.ts';
import { toChosen, toSetting, type Dated } from './selection.mapper.ts';

export type SelectionDeps = StoneDeps & {
  /**
   * Earliest day on which a courier can deliver a piece that needs this many working days of the
   * workshop, from its place, ISO.
   */
  readyDate: (city: City, now: Date, need: { workDays: number; wanted: readonly WantedPieces[] }) => string;
  /** Working days of the workshop for setting the stone, with these services on the piece. */
  settingDays: (services: readonly ServiceCode[]) => number;
};

/** Settings that take a stone. Only the stone itself is read from the database. Throws `stone-not-found`. */
export async function getStoneSelection(
  ctx: CallContext,
  deps: SelectionDeps,
  { code, ...query }: SelectionQuery & { code: string },
): Promise<StoneSelection> {
  const { catalogue, stones } = deps;
  const row = await findStone(ctx.db, code);
  const record = toRecord(row.stone);
  const stone = stones.cardOf(record);
  const state = stateOf(row);
  const fitting = settingsFor(stone, listSettings(catalogue));
  const asked = query.setting === undefined ? undefined : catalogue.findByCode(query.setting);
  const shown = sorted(
    fitting.filter((setting) => passes(setting, query)),
    query.sort,
  );
  const chosen = fitting.find(({ record }) => record.id === asked?.id) ?? shown[0] ?? fitting[0] ?? null;
  const designs = onePerDesign(shown, chosen?.record ?? null);
  const ownStone = { places: new Map([[record.storeId, 1]]), quantity: 1 };
  const readyDate: Dated['readyDate'] = (places, services) =>
    deps.readyDate(ctx.city, ctx.now(), {
      workDays: deps.settingDays(services),
      wanted: [ownStone, { places, quantity: 1 }],
    });
  const priced = { catalogue, stone, chosenId: chosen?.record.id ?? null };
  return {
    stone: {
      ...stone,
      girdle10: row.girdle10,
      crownAngle10: row.crownAngle10,
      pavilionAngle10: row.pavilionAngle10,
    },
    state,
    instead: (state === 'available' ? [] : nearestTo(record, stones.columns().rows, INSTEAD)).map((one) =>
      stones.cardOf(one),
    ),
    allTotal: onePerDesign(fitting, null).length,
    settings: designs.map((setting) => toSetting(setting, priced)),
    kinds: countOptions(fitting, { code: 'kind', values: SETTING_KINDS, filter: query }),
    styles: countOptions(fitting, { code: 'style', values: SETTING_STYLES, filter: query }),
    metals: countOptions(fitting, { code: 'metal', values: METALS, filter: query }),
    sort: query.sort,
    chosen:
      chosen &&
      toChosen(chosen, {
        ...priced,
        instalmentOf: deps.instalmentOf,
        waysAboveCard: deps.waysAboveCard,
        readyDate,
      }),
    misfit: asked === undefined || asked.id === chosen?.record.id ? null : misfitOf(asked),
  };
}

function sorted(settings: Setting[], sort: SelectionQuery['sort']): Setting[] {
  if (sort === 'advised') return settings;
  const sign = sort === 'price-asc' ? 1 : -1;
  return settings.toSorted((a, b) => sign * (a.record.price - b.record.price));
}

function misfitOf(record: ProductRecord): StoneSelection['misfit'] {
  const { seat } = record.facts;
  return seat && { name: record.shortName, url: productUrl(record), seat };
}
