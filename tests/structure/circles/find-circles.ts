import type { ModuleGraph } from '../module-graph.ts';

/**
 * Groups of modules that import one another, directly or indirectly, including types; each is sorted. A
 * module that imports itself counts as well. Tarjan's algorithm with an explicit stack, because chains of
 * imports are longer than the engine's call stack.
 */
export function findCircles({ modules, edges }: Pick<ModuleGraph, 'modules' | 'edges'>): string[][] {
  const importsOf = Map.groupBy(edges, ({ from }) => from);
  const order = new Map<string, number>();
  /** The earliest module that each one reaches. */
  const earliest = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const circles: string[][] = [];

  for (const start of modules) {
    if (order.has(start)) continue;
    const path = [enter(start)];
    for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
      const { module, rest } = step;
      const next = rest.pop();
      if (next === undefined) {
        path.pop();
        const above = path.at(-1);
        if (above !== undefined) reach(above.module, earliest.get(module));
        close(module);
      } else if (!order.has(next)) path.push(enter(next));
      else if (isOpen.has(next)) reach(module, order.get(next));
    }
  }
  return circles.map((circle) => circle.toSorted());

  function enter(module: string): { module: string; rest: string[] } {
    earliest.set(module, order.size);
    order.set(module, order.size);
    open.push(module);
    isOpen.add(module);
    return { module, rest: (importsOf.get(module) ?? []).map(({ to }) => to) };
  }

  function reach(module: string, place = 0): void {
    earliest.set(module, Math.min(earliest.get(module) ?? place, place));
  }

  /**
   * Runs once all imports of a module are known: if it reaches nothing earlier, it forms a group with all
   * modules opened after it.
   */
  function close(module: string): void {
    if (earliest.get(module) !== order.get(module)) return;
    const group = open.splice(open.indexOf(module));
    for (const one of group) isOpen.delete(one);
    const importsItself = (importsOf.get(module) ?? []).some(({ to }) => to === module);
    if (group.length > 1 || importsItself) circles.push(group);
  }
}
