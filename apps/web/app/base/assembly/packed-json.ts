/**
 * A value sent to the browser as one JSON string. The router's own encoding visits every field of what a loader
 * returns, but copies a string. For long lists of plain data.
 */
export type Packed<T> = { json: string; readonly of?: T };

const values = new WeakMap<object, unknown>();

/** @param json the value as JSON, if parts of it are already available */
export function pack<T>(value: T, json: string = JSON.stringify(value)): Packed<T> {
  const packed: Packed<T> = { json };
  values.set(packed, value);
  return packed;
}

/** The value: on the server the packed one, in the browser always the same object for the same pack. */
export function unpack<T>(packed: Packed<T>): T {
  if (!values.has(packed)) values.set(packed, JSON.parse(packed.json));
  // safe: the text was made from a T
  return values.get(packed) as T;
}
