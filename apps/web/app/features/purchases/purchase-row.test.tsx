import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Purchase } from '@yahont/contracts/purchases/purchases.ts';
import { kopecks } from '@yahont/values/money.ts';
import { PurchaseRow } from './purchase-row.tsx';

const PIECE: Purchase = {
  key: 's7',
  boughtOn: '2026-03-02',
  from: { kind: 'store', name: 'Салон на Петровке', receipt: '0284' },
  name: 'Серьги',
  article: 'С-1',
  details: [],
  uins: ['1799000000000284'],
  parts: [],
  paid: kopecks(100),
  productId: null,
  url: null,
  picture: null,
  stone: null,
  warrantyUntil: '2027-03-02',
  nextCareOn: null,
  returnUntil: null,
};
const ORDERED = { kind: 'site', orderId: 12, number: 'Я-100012' } as const;

function shown(piece: Partial<Purchase>): { links: string[]; text: string } {
  const markup = renderToStaticMarkup(
    <PurchaseRow
      purchase={{ ...PIECE, ...piece }}
      today="2026-11-21"
      uinCheckUrl="https://check.example/{uin}"
      reviewText={null}
    />,
  );
  return {
    links: [...markup.matchAll(/https:\/\/check\.example\/\d+/g)].map(([link]) => link),
    text: markup.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, ' '),
  };
}

test.each([
  ['in a store', {}],
  ['on the site', { from: ORDERED, key: 'o7' }],
])('a piece that was bought %s has its УИН and where it is checked', (_where, piece) => {
  const { links, text } = shown(piece);
  expect(links).toEqual(['https://check.example/1799000000000284']);
  expect(text).toContain('УИН 1799 0000 0000 0284');
  expect(text).toContain('по нему изделие можно проверить в ДМДК');
});

test('a piece of two parts names both, and one whose УИН is unknown none', () => {
  const both = shown({
    from: ORDERED,
    uins: ['1799000000000284', '1799000000000285'],
    parts: ['Оправа', 'Бриллиант'],
  });
  expect(both.links).toHaveLength(2);
  expect(both.text).toContain('Бриллиант: УИН 1799 0000 0000 0285');
  expect(both.text).toContain('По этим номерам обе части можно проверить в ДМДК');
  expect(shown({ uins: [] }).text).not.toMatch(/УИН|ДМДК/);
});
