import type { MapPlan } from '../plan/map-plan.ts';
import type { Place } from '../plan/mercator.ts';

/** A place of a map with something on it: a store or a city. */
export type Mark = { key: string; place: Place };

export type MapStart = {
  /** Filled with the map. */
  frame: HTMLElement;
  plan: MapPlan;
  stores: readonly Place[];
  marks: readonly Mark[];
  /** The reader prefers less motion. */
  isCalm: boolean;
  /** Called when the map is nearer or farther, with its pixels per kilometre. */
  onScale: (pixelsPerKm: number) => void;
};

/** A running map, whichever engine draws it. */
export type LiveMap = {
  /** Elements without a size at the places of the marks, by key; the map moves them. */
  hosts: ReadonlyMap<string, HTMLElement>;
  /** One step nearer or farther. */
  zoomBy: (step: 1 | -1) => void;
  /** Shows what the map showed first. */
  showAll: () => void;
  goTo: (place: Place) => void;
  remove: () => void;
};

/** Starts a map. Rejects when its engine cannot run here: no WebGL, no script. */
export type StartMap = (start: MapStart) => Promise<LiveMap>;

/** Zoom at which a chosen store is shown, unless the map is nearer already. */
export const STORE_ZOOM = 13;
/** The same insets as in `store-map.module.css`, so that nothing moves when the live map replaces the picture. */
export const INSETS = { top: 56, right: 36, bottom: 48, left: 36 };

/** An element per mark, for the engine to place. */
export function makeHosts(marks: readonly Mark[]): Map<string, HTMLElement> {
  return new Map(marks.map(({ key }) => [key, document.createElement('div')]));
}
