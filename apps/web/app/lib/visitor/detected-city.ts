import { useSyncExternalStore } from 'react';
import type { City } from '@yahont/contracts/locations/locations.ts';

let detected: City | null = null;
const listeners = new Set<() => void>();

export function keepDetectedCity(city: City): void {
  detected = city;
  for (const listener of listeners) listener();
}

/** The detected city of the shopper; null until it is known, and when a city was chosen. */
export function useDetectedCity(): City | null {
  return useSyncExternalStore(subscribe, look, nothing);
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function look(): City | null {
  return detected;
}

function nothing(): null {
  return null;
}
