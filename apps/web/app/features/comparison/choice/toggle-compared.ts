import type { QueryClient } from '@tanstack/react-query';
import { COMPARED_MAX, type ComparedKind } from '@yahont/contracts/comparisons/compared-kinds.ts';
import type { Compared } from '@yahont/contracts/comparisons/comparisons.ts';
import type { VisitorSummary } from '@yahont/contracts/visitors/visitors.ts';
import { VISITOR_KEY } from '#app/lib/visitor/visitor-key.ts';
import type { Comparable } from './compared-lists.ts';

/** The calls of the API, replaceable in tests. */
export type ComparedCalls = {
  remember: (kind: ComparedKind, id: number) => Promise<Compared>;
  forget: (kind: ComparedKind, id: number) => Promise<Compared>;
};

/**
 * Adds to what the visitor compares or removes: on the page at once, then on the server. What a full list may refuse waits
 * for the server.
 * @throws what the call throws, after the page has been restored
 */
export async function toggleCompared(
  client: QueryClient,
  { remember, forget }: ComparedCalls,
  thing: Comparable,
): Promise<void> {
  const { kind, id } = thing;
  await client.cancelQueries({ queryKey: VISITOR_KEY });
  const before = client.getQueryData<VisitorSummary>(VISITOR_KEY);
  const isCompared = before?.compared[kind].some((one) => one.id === id) ?? false;
  if (isCompared) setCompared(client, (compared) => without(compared, thing));
  else if ((before?.compared[kind].length ?? 0) < COMPARED_MAX)
    setCompared(client, (compared) => withOne(compared, thing));
  try {
    const compared = await (isCompared ? forget(kind, id) : remember(kind, id));
    setCompared(client, () => compared);
    if (before === undefined) await client.invalidateQueries({ queryKey: VISITOR_KEY });
  } catch (error) {
    if (before !== undefined) setCompared(client, () => before.compared);
    throw error;
  }
}

/** Writes into the summary what a call has answered. */
export function setCompared(client: QueryClient, change: (compared: Compared) => Compared): void {
  client.setQueryData<VisitorSummary>(VISITOR_KEY, (summary) =>
    summary === undefined ? undefined : { ...summary, compared: change(summary.compared) },
  );
}

function without(compared: Compared, { kind, id }: Comparable): Compared {
  return { ...compared, [kind]: compared[kind].filter((one) => one.id !== id) };
}

function withOne(compared: Compared, thing: Comparable): Compared {
  return thing.kind === 'stones'
    ? { ...compared, stones: [...compared.stones, { id: thing.id, shape: thing.shape }] }
    : { ...compared, products: [...compared.products, { id: thing.id }] };
}
