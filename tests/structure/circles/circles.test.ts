import { expect, test } from 'vitest';
import { readModuleGraph } from '../module-graph.ts';
import { findCircles } from './find-circles.ts';

test('no modules import one another in a circle, types included', () => {
  expect(findCircles(readModuleGraph()), 'move the type that both need into a module of its own').toEqual([]);
});

test('circles of any length are found, each once', () => {
  const circles = findCircles(
    graphOf(['a-b', 'b-c', 'c-a', 'c-d', 'd-e', 'e-d', 'f-f', 'g-a', 'g-h', 'h-e', 'a-c']),
  );
  expect(new Set(circles.map((circle) => circle.join(' ')))).toEqual(new Set(['a b c', 'd e', 'f']));
  expect(circles).toHaveLength(3);
});

test('modules that are reached in two ways are no circle', () => {
  expect(findCircles(graphOf(['a-b', 'a-c', 'b-d', 'c-d', 'd-e', 'a-e']))).toEqual([]);
});

function graphOf(arrows: readonly string[]) {
  const edges = arrows.map((arrow) => {
    const [from = '', to = ''] = arrow.split('-');
    return { from, to };
  });
  return { modules: [...new Set(edges.flatMap(({ from, to }) => [from, to]))], edges };
}
