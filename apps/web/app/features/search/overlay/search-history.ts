const KEY = 'searches';
const MOST = 5;

/** What was searched for in this browser, the latest first. */
export function readHistory(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, MOST) : [];
  } catch {
    // Nothing readable is kept, or nothing may be.
    return [];
  }
}

/** Puts a query first; the same one in other letters is not kept twice. */
export function remember(query: string): void {
  const text = query.trim();
  if (text === '') return;
  write([text, ...readHistory().filter((kept) => fold(kept) !== fold(text))].slice(0, MOST));
}

export function forgetHistory(): void {
  write([]);
}

function write(queries: readonly string[]): void {
  try {
    if (queries.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(queries));
  } catch {
    // Searching goes on without a memory.
  }
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}
