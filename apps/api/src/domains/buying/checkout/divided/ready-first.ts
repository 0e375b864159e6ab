import { lineDays, LINE_KIND } from '#src/domains/buying/line-kinds/index.ts';
import type { TakenItem } from '#src/domains/goods/stock/index.ts';
import type { OrderUnit } from '../lay-out-lines.ts';
import { LateRefusal } from '../order-refusal.ts';

/** Ids of stores; null is the warehouse. */
type Places = readonly (number | null)[];
type TakenItems = { items: readonly TakenItem[]; uinsOf: ReadonlyMap<OrderUnit, string[]> };

/**
 * For each unit whether it can be handed over at once: its items are in one of the places and need no
 * work. A service goes with its piece, a set stays together, and things without a hand-over go with the ready ones.
 */
function findReady(units: readonly OrderUnit[], { items, uinsOf }: TakenItems, places: Places): boolean[] {
  const placeOf = new Map(items.map((item) => [item.uin, item.storeId]));
  const isReady = (unit: OrderUnit, index: number): boolean => {
    if (!LINE_KIND[unit.kind].isShipped) return true;
    if (workDaysOfUnit(units, index) > 0) return false;
    return (uinsOf.get(unit) ?? []).every((uin) => places.includes(placeOf.get(uin) ?? null));
  };
  const alone = units.map((unit, index) => unit.parent !== null || isReady(unit, index));
  // A set is handed over at once.
  const waiting = new Set(units.flatMap(({ group }, index) => (alone[index] ? [] : (group ?? []))));
  const isThingReady = (index: number) => alone[index] === true && !waiting.has(units[index]?.group ?? '');
  return units.map(({ parent }, index) => isThingReady(parent ?? index));
}

/**
 * The units of the first order, which has everything that is ready in these places. Null when
 * everything is, so one order is enough. Throws `LateRefusal` when nothing is.
 */
export function readyUnits(units: readonly OrderUnit[], taken: TakenItems, places: Places): boolean[] | null {
  const ready = findReady(units, taken, places);
  const isHandedOver = units.map(({ kind, parent }) => parent === null && LINE_KIND[kind].isShipped);
  if (!ready.some((isReady, index) => isReady && isHandedOver[index]))
    throw new LateRefusal({ ok: false, reason: 'nothing-ready' });
  return ready.every(Boolean) ? null : ready;
}

/** Working days of the workshop on one thing with its services. */
function workDaysOfUnit(units: readonly OrderUnit[], index: number): number {
  const kind = units[index]?.kind;
  if (kind === undefined) return 0;
  const services = units.filter(({ parent }) => parent === index).map(({ source }) => source);
  return lineDays({ kind, services });
}

/** Working days of the workshop before all of these units are ready. */
export function workDaysOfUnits(units: readonly OrderUnit[]): number {
  return Math.max(0, ...units.map((_, index) => workDaysOfUnit(units, index)));
}

/** Some of the units and their items, with the parents' indexes adjusted. */
export function pickUnits(
  units: readonly OrderUnit[],
  uinsOf: TakenItems['uinsOf'],
  isPicked: (index: number) => boolean,
): { units: OrderUnit[]; uinsOf: ReadonlyMap<OrderUnit, string[]> } {
  const placeOf = new Map<number, number>();
  const picked = new Map<OrderUnit, string[]>();
  for (const [index, unit] of units.entries()) {
    if (!isPicked(index)) continue;
    placeOf.set(index, picked.size);
    const parent = unit.parent === null ? null : (placeOf.get(unit.parent) ?? null);
    picked.set({ ...unit, parent }, uinsOf.get(unit) ?? []);
  }
  return { units: [...picked.keys()], uinsOf: picked };
}
