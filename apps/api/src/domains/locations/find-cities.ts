import type { City } from '@yahont/contracts/locations/locations.ts';
import { toRussianLayout } from '@yahont/values/text/keyboard-layout.ts';
import type { CityDirectory } from './city-directory.ts';

const MOST = 20;

/**
 * Cities by the beginning of their name, then by any part of it; `е` finds `ё`, and `rfpfym` finds «Казань», typed with
 * the Latin layout on. At most 20.
 */
export function findCities(directory: CityDirectory, text: string): City[] {
  const found = citiesNamed(directory, fold(text));
  return found.length > 0 ? found : citiesNamed(directory, fold(toRussianLayout(text)));
}

function citiesNamed(directory: CityDirectory, wanted: string): City[] {
  const beginning: City[] = [];
  const inside: City[] = [];
  for (const city of directory.list()) {
    const name = fold(city.name);
    if (name.startsWith(wanted)) beginning.push(city);
    else if (name.includes(wanted)) inside.push(city);
    if (beginning.length >= MOST) break;
  }
  return [...beginning, ...inside].slice(0, MOST);
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').trim();
}
