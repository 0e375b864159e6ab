import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ReturnPreview } from '@yahont/contracts/returns/returns.ts';
import { kopecks, roubles, ZERO } from '@yahont/values/money.ts';
import { ReturnSummary } from './return-summary.tsx';

const preview: ReturnPreview = {
  lines: [{ lineId: 1, amount: roubles(500) }],
  delivery: ZERO,
  amount: roubles(500),
  parts: [],
  pointsTaken: 0,
};

function shown(parts: ReturnPreview['parts']): string {
  const markup = renderToStaticMarkup(
    <ReturnSummary preview={{ ...preview, parts }} names={new Map([[1, 'Кольцо']])} />,
  );
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('points go back as points, and no money is promised for them', () => {
  const text = shown([{ kind: 'bonus', amount: roubles(500), points: 500 }]);
  expect(text).toContain('На счёт бонусов 500 бонусов');
  expect(text).not.toContain('Деньги вернутся');
});

test('money goes back where it came from, beside as many points as the shop has counted', () => {
  const text = shown([
    { kind: 'bonus', amount: kopecks(10_087), points: 100 },
    { kind: 'card', amount: roubles(400), points: null },
  ]);
  expect(text).toContain('Всего 500 ₽');
  expect(text).toContain('На карту 400 ₽');
  expect(text).toContain('На счёт бонусов 100 бонусов');
  expect(text).toContain('Деньги вернутся');
});
