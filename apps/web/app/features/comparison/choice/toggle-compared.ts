import { COMPARED_MAX, type ComparedKind } from '@yahont/contracts/comparisons/compared-kinds.ts';
import type { Compared } from '@yahont/contracts/comparisons/comparisons.ts';
import type { VisitorStore } from '#app/lib/visitor/visitor-store.ts';
import type { Comparable } from './compared-lists.ts';

/** The calls of the API, replaceable in tests. */
export type ComparedCalls = {
  remember: (kind: ComparedKind, id: number) => Promise<Compared>;
  forget: (kind: ComparedKind, id: number) => Promise<Compared>;
};

/**
 * Adds to the visitor's comparison or removes from it: on the page at once, then on the server. When the list
 * is full, the server may refuse, so the page waits for its answer.
 * @throws what the call throws, after the page has been restored
 */
export async function toggleCompared(
  visitor: VisitorStore,
  { remember, forget }: ComparedCalls,
  thing: Comparable,
): Promise<void> {
  const { kind, id } = thing;
  const before = visitor.read().summary;
  const isCompared = before?.compared[kind].some((one) => one.id === id) ?? false;
  if (isCompared) setCompared(visitor, (compared) => without(compared, thing));
  else if ((before?.compared[kind].length ?? 0) < COMPARED_MAX)
    setCompared(visitor, (compared) => withOne(compared, thing));
  try {
    const compared = await (isCompared ? forget(kind, id) : remember(kind, id));
    setCompared(visitor, () => compared);
    if (before === undefined) await visitor.reload();
  } catch (error) {
    if (before !== undefined) setCompared(visitor, () => before.compared);
    throw error;
  }
}

/** Writes the answer of a call into the summary. */
export function setCompared(visitor: VisitorStore, change: (compared: Compared) => Compared): void {
  visitor.change((summary) => ({ ...summary, compared: change(summary.compared) }));
}

function without(compared: Compared, { kind, id }: Comparable): Compared {
  return { ...compared, [kind]: compared[kind].filter((one) => one.id !== id) };
}

function withOne(compared: Compared, thing: Comparable): Compared {
  return thing.kind === 'stones'
    ? { ...compared, stones: [...compared.stones, { id: thing.id, shape: thing.shape }] }
    : { ...compared, products: [...compared.products, { id: thing.id }] };
}
