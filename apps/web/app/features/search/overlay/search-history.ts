import { cleanTyped } from '@yahont/values/typed/typed-text.ts';

const KEY = 'searches';
const MAX = 5;

/** Queries searched in this browser, latest first. */
export function readHistory(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, MAX) : [];
  } catch {
    // The stored data is invalid, or storage is unavailable.
    return [];
  }
}

/** Adds a query in front; the same one in another letter case is not kept twice. */
export function remember(query: string): void {
  const text = cleanTyped(query);
  if (text === '') return;
  write([text, ...readHistory().filter((kept) => fold(kept) !== fold(text))].slice(0, MAX));
}

export function forgetHistory(): void {
  write([]);
}

function write(queries: readonly string[]): void {
  try {
    if (queries.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(queries));
  } catch {
    // Without storage the search continues.
  }
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}
