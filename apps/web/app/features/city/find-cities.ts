import type { City } from '@yahont/contracts/locations.ts';

const MOST = 24;

/** Cities to choose from: those with shops first for an empty text, else by the beginning of a word of the name. */
export function citiesFor(cities: readonly City[], text: string): readonly City[] {
  const wanted = fold(text);
  if (wanted === '') return cities.filter((city) => city.additionalInfo.storeCount > 0).slice(0, MOST);
  const found: City[] = [];
  for (const city of cities) {
    if (
      wordsOf(fold(city.name)).some((word) => word.startsWith(wanted)) ||
      fold(city.name).startsWith(wanted)
    )
      found.push(city);
    if (found.length >= MOST) break;
  }
  return found;
}

function wordsOf(name: string): string[] {
  return name.split(/[\s-]+/);
}

function fold(text: string): string {
  return text.trim().toLowerCase().replaceAll('ё', 'е');
}
