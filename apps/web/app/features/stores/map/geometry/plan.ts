import { extentOf, type Extent } from './extent.ts';
import { projectFrom, type Place, type Spot } from './project.ts';
import type { Mark } from './arrange.ts';

/** The fields of a store that the map needs. */
export type PlanStore = Place & { id: number; name?: string; metro?: string };
export type PlannedStore = Mark & { number: number; name: string };
/** Coordinates are relative to the city centre. */
export type Plan = { extent: Extent; stores: PlannedStore[] };

const CENTRE: Spot = { x: 0, y: 0 };

/** Positions of a city's stores relative to its centre, kilometres; numbered as in the list. */
export function planOf(stores: readonly PlanStore[], centre: Place): Plan {
  const project = projectFrom(centre);
  const planned = stores.map((store, index) => ({
    id: store.id,
    number: index + 1,
    name: store.name ?? '',
    text: labelOf(store),
    spot: project(store),
  }));
  return { extent: extentOf([CENTRE, ...planned.map(({ spot }) => spot)]), stores: planned };
}

/** The metro station, or the name up to its first comma: «ТЦ „Гринвич“, 2 этаж» → «ТЦ „Гринвич“». */
function labelOf({ name = '', metro = '' }: PlanStore): string {
  return metro === '' ? (name.split(',')[0] ?? '') : metro;
}

/** Radii of the rings around the centre, kilometres, `step` apart, up to the edge of the map. */
export function ringRadii({ width, height, x, y }: Extent, step: number): number[] {
  const reach = Math.hypot(Math.abs(x) + width, Math.abs(y) + height);
  return Array.from({ length: Math.floor(reach / step) }, (_, index) => (index + 1) * step);
}
