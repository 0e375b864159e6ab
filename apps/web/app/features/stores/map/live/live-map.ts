import type { MapPlan } from '../plan/map-plan.ts';
import type { Place } from '../plan/mercator.ts';

/** A position on a map with something on it: a store or a city. */
export type Mark = { key: string; place: Place };

export type MapStart = {
  /** The element that the map fills. */
  frame: HTMLElement;
  plan: MapPlan;
  stores: readonly Place[];
  marks: readonly Mark[];
  /** The reader prefers less motion. */
  isCalm: boolean;
  /** Called when the zoom changes, with the map's pixels per kilometre. */
  onScale: (pixelsPerKm: number) => void;
};

/** A running map, whichever engine draws it. */
export type LiveMap = {
  /** Elements without a size at the positions of the marks, by key; the map moves them. */
  hosts: ReadonlyMap<string, HTMLElement>;
  /** Zooms one step in or out. */
  zoomBy: (step: 1 | -1) => void;
  /** Returns to the initial view. */
  showAll: () => void;
  goTo: (place: Place) => void;
  remove: () => void;
};

/** Starts a map. Rejects when its engine cannot run here: no WebGL, no script. */
export type StartMap = (start: MapStart) => Promise<LiveMap>;

/** Zoom for a chosen store, unless the map is zoomed in further already. */
export const STORE_ZOOM = 13;
/** The same insets as in `store-map.module.css`, so that nothing moves when the live map replaces the picture. */
export const INSETS = { top: 56, right: 36, bottom: 48, left: 36 };

/** One element per mark, for the engine to position. */
export function makeHosts(marks: readonly Mark[]): Map<string, HTMLElement> {
  return new Map(marks.map(({ key }) => [key, document.createElement('div')]));
}
