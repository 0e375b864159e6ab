/** Joins class names and omits missing ones; undefined when none is left. */
export function classNames(...names: readonly (string | undefined)[]): string | undefined {
  const present = names.filter((name) => name !== undefined && name !== '');
  return present.length === 0 ? undefined : present.join(' ');
}
