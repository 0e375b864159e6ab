import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { roubles } from '@yahont/values/money.ts';
import { CartBar } from './cart-bar.tsx';

type Lines = Parameters<typeof CartBar>[0]['cart']['lines'];

/** The bar's text for these pieces and certificates; each line has one piece unless it names a quantity. */
function shown(...things: readonly { gift: 'night' | null; quantity: number }[]): string {
  // safe: the bar reads nothing else of a line
  const lines = things as unknown as Lines;
  const totals = { goods: roubles(30_000) } as Parameters<typeof CartBar>[0]['cart']['totals'];
  const element = <CartBar cart={{ lines, totals }} href="/personal/order/make/" />;
  const router = createMemoryRouter([{ path: '*', element }]);
  const markup = renderToStaticMarkup(<RouterProvider router={router} />);
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test.each([
  [1, '1 сертификат '],
  [2, '2 сертификата '],
  [5, '5 сертификатов '],
  [11, '11 сертификатов '],
  [21, '21 сертификат '],
])('%i certificates of a cart are «%s» beside their sum', (quantity, words) => {
  expect(shown({ gift: 'night', quantity })).toContain(`30 000 ₽ ${words}`);
  expect(shown({ gift: 'night', quantity })).not.toContain('издел');
});

test('pieces and certificates of one cart are counted apart', () => {
  expect(shown({ gift: null, quantity: 2 }, { gift: 'night', quantity: 1 })).toContain(
    '2 изделия и 1 сертификат ',
  );
});
