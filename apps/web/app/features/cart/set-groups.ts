import type { CartLine, CartSet } from '@yahont/contracts/cart/cart.ts';

/** Lines of a cart that are shown together. */
type Group = {
  /** Null for lines of their own. */
  set: CartSet | null;
  /** Index of its first line. */
  start: number;
  lines: CartLine[];
};

/** The lines in order, those of one set as one group. */
export function groupsOf(lines: readonly CartLine[]): Group[] {
  const groups: Group[] = [];
  for (const [index, line] of lines.entries()) {
    const last = groups.at(-1);
    if (last && last.set?.group === line.set?.group) last.lines.push(line);
    else groups.push({ set: line.set, start: index, lines: [line] });
  }
  return groups;
}
