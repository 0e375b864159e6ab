import type { City } from '@yahont/contracts/locations/locations.ts';
import { toRussianLayout } from '@yahont/values/text/keyboard-layout.ts';
import type { CityDirectory } from './city-directory.ts';

const MAX_RESULTS = 20;

/**
 * Cities whose name starts with the text, then those that contain it; `е` matches `ё`, and `rfpfym` finds «Казань»
 * (typed with the Latin layout). At most 20.
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
    if (beginning.length >= MAX_RESULTS) break;
  }
  return [...beginning, ...inside].slice(0, MAX_RESULTS);
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').trim();
}
