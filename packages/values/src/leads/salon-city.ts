import { cleanTyped } from '../typed/typed-text.ts';

/**
 * The city that a text names: an exact match, otherwise the only name with this beginning; case and «ё»
 * are ignored.
 */
export function findSalonCity<Named extends { name: string }>(
  cities: readonly Named[],
  text: string,
): Named | null {
  const wanted = plain(text);
  if (wanted.length < 2) return null;
  const exact = cities.find(({ name }) => plain(name) === wanted);
  const begun = cities.filter(({ name }) => plain(name).startsWith(wanted));
  return exact ?? (begun.length === 1 ? (begun[0] ?? null) : null);
}

function plain(text: string): string {
  return cleanTyped(text).toLowerCase().replaceAll('ё', 'е');
}
