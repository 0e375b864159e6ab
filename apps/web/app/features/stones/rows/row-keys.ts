/** The row that a key leads to from the row `index` of `count`; null for other keys. */
export function rowForKey(key: string, index: number, count: number): number | null {
  const rows: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(index + 1, count - 1),
    ArrowUp: Math.max(index - 1, 0),
    Home: 0,
    End: count - 1,
  };
  return rows[key] ?? null;
}
