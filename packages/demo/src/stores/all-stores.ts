import type { ImportStore } from '@yahont/contracts/stores/stores.ts';
import { Directions, Facade } from '@yahont/contracts/stores/store-parts.ts';
import type { StoreService } from '@yahont/values/store-services.ts';
import { typeset } from '../content/typeset.ts';
import { moscowDirections } from './directions/moscow.ts';
import { petersburgDirections } from './directions/petersburg.ts';
import { uralAndSiberianDirections } from './directions/urals-and-siberia.ts';
import { volgaAndSouthernDirections } from './directions/volga-and-south.ts';
import { eventsOf } from './events.ts';
import { facades } from './facades.ts';
import { specialDaysOf } from './holidays.ts';
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

const directions: Readonly<Record<string, Directions>> = {
  ...moscowDirections,
  ...petersburgDirections,
  ...volgaAndSouthernDirections,
  ...uralAndSiberianDirections,
};

/** All stores; Moscow and Saint Petersburg first. Holidays and events are those that follow `today`. */
export function demoStores(today: Date): ImportStore[] {
  const day = today.toISOString().slice(0, 10);
  const stores = [...moscowStores, ...petersburgStores, ...volgaAndSouthernStores, ...uralAndSiberianStores];
  return stores.map((store, index) => {
    const { code, hours } = store;
    const facade = facades[code] ?? Facade.parse({});
    const isMall = facade.building === 'mall';
    const services: StoreService[] = isMall ? [...store.services, 'parking'] : store.services;
    return typeset({
      ...store,
      services,
      directions: directions[code] ?? Directions.parse({}),
      facade,
      specialDays: specialDaysOf({ hours, isMall, index }, day),
      events: eventsOf({ services, index }, day),
    });
  });
}
