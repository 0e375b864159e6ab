import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { roubles } from '@yahont/values/money.ts';
import { AddedCard } from './added-card.tsx';

const RING = {
  name: 'Кольцо «Классика» из жёлтого золота',
  tier: 'common' as const,
  price: roubles(36_800),
  size: 1700,
  pictureHash: null,
};
const shown = (card: Parameters<typeof AddedCard>[0]['card']) =>
  renderToStaticMarkup(<AddedCard card={card} />).replaceAll(/<[^>]+>|\s/g, ' ');

test('the message names the sum with the inscription', () => {
  expect(shown({ ...RING, isEngraved: true })).toContain('с гравировкой');
  expect(shown({ ...RING, isEngraved: true })).toContain('38 700 ₽');
  expect(shown(RING)).toContain('36 800 ₽');
});
