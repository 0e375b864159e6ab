/**
 * The new value with every part of the old one that equals it, so that what did not change stays the same object. For values that
 * came as JSON.
 */
export function share(before: unknown, now: unknown): unknown {
  if (before === now) return before;
  if (Array.isArray(before) && Array.isArray(now)) {
    const shared = now.map((part: unknown, index) => share(before[index], part));
    return shared.length === before.length && shared.every((part, index) => part === before[index])
      ? before
      : shared;
  }
  if (!isRecord(before) || !isRecord(now)) return now;
  const shared = Object.fromEntries(
    Object.entries(now).map(([key, part]) => [key, share(before[key], part)]),
  );
  const keys = Object.keys(shared);
  const isSame =
    keys.length === Object.keys(before).length &&
    keys.every((key) => key in before && shared[key] === before[key]);
  return isSame ? before : shared;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
