/** Joins class names, leaving out the missing ones; undefined when none is left. */
export function classNames(...names: readonly (string | undefined)[]): string | undefined {
  const present = names.filter((name) => name !== undefined && name !== '');
  return present.length === 0 ? undefined : present.join(' ');
}
