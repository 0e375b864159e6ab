import { mercatorFrom, type Place } from './map/plan/mercator.ts';

/** Stores of the same city by their distance from a place, the nearest first. */
export function nearestFirst<Store extends Place>(stores: readonly Store[], from: Place): Store[] {
  const project = mercatorFrom(from);
  const distance = (store: Store): number => {
    const { x, y } = project(store);
    return Math.hypot(x, y);
  };
  return stores.toSorted((one, other) => distance(one) - distance(other));
}
