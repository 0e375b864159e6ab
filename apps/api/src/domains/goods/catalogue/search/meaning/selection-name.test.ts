import { expect, test } from 'vitest';
import { selectionName, selectionUrl } from './selection-name.ts';

const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ') ?? null;

test.each([
  [{ stone: ['ruby'], size: ['17'], price: '-40000' }, 'Кольца с рубином, размер 17, до 40 000 ₽'],
  [{ metal: ['white-gold'], size: ['17.5'] }, 'Кольца из белого золота, размер 17,5'],
  [{ audience: ['women', 'everyone'], price: '20000-30000' }, 'Кольца для неё, 20 000–30 000 ₽'],
  [{ carat: '0.45-0.55' }, 'Кольца, 0,45–0,55 карата'],
  [{ fineness: ['585'], price: '20000-' }, 'Кольца, 585 пробы, от 20 000 ₽'],
  [{ cut: ['round'] }, null],
  [{ stone: ['kryptonite'] }, null],
  [{}, 'Кольца'],
])('%j is %s', (filters, name) => {
  expect(plain(selectionName('Кольца', filters))).toBe(name);
});

test('the address has every filter', () => {
  expect(selectionUrl('koltsa', { stone: ['ruby'], size: ['17.5'], price: '-40000' })).toBe(
    '/catalog/koltsa/?stone=ruby&size=17.5&price=-40000',
  );
  expect(selectionUrl('', {})).toBe('/catalog/');
});
