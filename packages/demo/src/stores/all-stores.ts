import type { ImportStore } from '@yahont/contracts/stores/stores.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { moscowStores } from './moscow.ts';
import { petersburgStores } from './petersburg.ts';
import { uralAndSiberianStores } from './urals-and-siberia.ts';
import { volgaAndSouthernStores } from './volga-and-south.ts';

/** Codes of the stores that may have royal products. */
export const flagshipCodes = [
  'petrovka-11',
  'kutuzovskiy-36',
  'ordynka-19',
  'nevskiy-54',
  'konyushennaya-19',
  'vaynera-9',
  'baumana-36',
] as const;

/** All stores; Moscow and Saint Petersburg first. */
export function demoStores(): ImportStore[] {
  const stores = [...moscowStores, ...petersburgStores, ...volgaAndSouthernStores, ...uralAndSiberianStores];
  return stores.map((store) => ({
    ...store,
    name: nbsp(store.name),
    address: nbsp(store.address),
    metro: nbsp(store.metro),
    hoursText: nbsp(store.hoursText),
    services: store.services.map(nbsp),
  }));
}
