import { expect, test } from 'vitest';
import { kopecks, roubles } from '@yahont/values/money.ts';
import { waysAboveCardText } from './ways-above-card.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test('the ways that take the whole sum are named with the limits of the shop, several payments beside them', () => {
  const ways = [
    { kind: 'sbp' as const, max: roubles(700_000) },
    { kind: 'invoice' as const, max: null },
    { kind: 'parts' as const, max: null },
  ];
  expect(plain(waysAboveCardText({ most: roubles(350_000), ways }))).toBe(
    'Одним платежом картой проходит до 350 000 ₽. Всю сумму примем через СБП до 700 000 ₽ или переводом по счёту, а частями — несколькими платежами.',
  );
  expect(plain(waysAboveCardText({ most: roubles(400_000), ways: ways.slice(1, 2) }))).toBe(
    'Одним платежом картой проходит до 400 000 ₽. Всю сумму примем переводом по счёту.',
  );
  expect(plain(waysAboveCardText({ most: roubles(400_000), ways: ways.slice(2) }))).toBe(
    'Одним платежом картой проходит до 400 000 ₽. Дороже можно купить несколькими платежами.',
  );
  expect(waysAboveCardText({ most: kopecks(1), ways: [] })).toBe('');
});
