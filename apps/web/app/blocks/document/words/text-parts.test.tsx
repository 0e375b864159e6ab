import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { Inline } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import { TextParts } from './text-parts.tsx';

const titled = (title: string, words: string): Inline[] => [{ text: title, isStrong: true }, { text: words }];

test('a list of titled items shows the titles on lines of their own, without full stops', () => {
  const html = draw([titled('Заявка.', ' Повод и бюджет.'), titled('Смета.', ' Три варианта.')]);
  expect(html).toMatch(/<b[^>]*>Заявка<\/b><span>\sПовод\sи\sбюджет\.<\/span>/);
  expect(html).toMatch(/<b[^>]*>Смета<\/b>/);
  expect(html).not.toContain('data-plain');
});

test('a list with strong words that are no titles, with one title, or of one item is plain', () => {
  const words = titled('бирку', ' с пробой');
  for (const items of [
    [words, words],
    [titled('Заявка.', ' Повод.'), words],
    [titled('Заявка.', ' Повод.')],
  ]) {
    const html = draw(items);
    expect(html).toContain('data-plain');
    expect(html).toContain('<strong');
  }
});

function draw(items: Inline[][]): string {
  const part = { kind: 'list' as const, isOrdered: true, items };
  const Stub = createRoutesStub([{ path: '*', Component: () => <TextParts parts={[part]} /> }]);
  return renderToString(<Stub initialEntries={['/a/']} />);
}
