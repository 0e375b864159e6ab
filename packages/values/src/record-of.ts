/** A record with these keys: `recordOf(['a', 'b'], (key) => key.length)` is `{ a: 1, b: 1 }`. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> {
  // safe: every key of the list gets a value
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
}
