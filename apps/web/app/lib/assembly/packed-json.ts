/**
 * A value that travels to the browser as one JSON text. The router's own encoding walks every field of what a loader
 * returns; a text it copies. For long lists of plain data.
 */
export type Packed<T> = { json: string; readonly of?: T };

const values = new WeakMap<object, unknown>();

/** @param json the value as JSON, where parts of it are at hand already */
export function pack<T>(value: T, json: string = JSON.stringify(value)): Packed<T> {
  const packed: Packed<T> = { json };
  values.set(packed, value);
  return packed;
}

/** The value: on the server the one that was packed, in the browser the same one for the same pack. */
export function unpack<T>(packed: Packed<T>): T {
  if (!values.has(packed)) values.set(packed, JSON.parse(packed.json));
  // safe: the text was made from a T
  return values.get(packed) as T;
}
