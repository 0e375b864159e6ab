import type { ComparedKind } from '@yahont/contracts/comparisons/compared-kinds.ts';

const PATHS = { stones: '/compare/diamonds/', products: '/compare/jewellery/' } as const;

/** The page that compares this kind. */
export function comparisonPath(kind: ComparedKind): (typeof PATHS)[ComparedKind] {
  return PATHS[kind];
}
