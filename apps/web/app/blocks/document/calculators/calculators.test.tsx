import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { GoldRate } from '@yahont/contracts/metal-rates/metal-rates.ts';
import type { ShownCalculator } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import { kopecks } from '@yahont/values/money.ts';
import { Document } from '../document.tsx';

const RATE: GoldRate = {
  date: '2026-11-20',
  perGram: kopecks(1_234_000),
  source: 'central-bank',
  isStale: false,
  shares: { cash: 900, exchange: 967 },
  history: [],
};
const head = { type: 'calculator', heading: 'Считаем' } as const;
const GOLD: ShownCalculator = { ...head, calculator: 'gold', rate: RATE };
const PAYBACK: ShownCalculator = {
  ...head,
  calculator: 'payback',
  cities: [{ name: 'Рязань', population: 528_000 }],
};
const GIFTS: ShownCalculator = {
  ...head,
  calculator: 'company-gifts',
  pieces: [{ id: 7, name: 'Брошь', price: kopecks(500_000) }],
};

test.each([
  ['gold', GOLD, '/gold_buying/'],
  ['payback', PAYBACK, '/franchising/#расчёт'],
  ['company-gifts', GIFTS, '/corporate_ps/#расчёт'],
])('the block %s is the calculator itself; without JavaScript its page answers', (_name, block, action) => {
  const html = draw([block]);
  expect(html).toMatch(new RegExp(`<form [^>]*action="${action}"`));
  expect(html).toMatch(/<h2[^>]*>Считаем<\/h2>/);
  // The element for a field's help is a status too, and is empty.
  expect(html).not.toMatch(/role="status"[^>]*>[^<]/);
  expect(html).not.toMatch(/role="status"[^>]*><(?!\/)/);
});

test('gold is counted by the rate of the day, whose day and source are named', () => {
  const html = draw([GOLD]);
  expect(html).toMatch(/12.340/);
  expect(html).toMatch(/Учётная\sцена\sБанка\sРоссии[^<]+20\sноября\s2026/);
  expect(html).toContain('href="/showing/?for=gold"');
});

test.each([
  ['none', null],
  ['an old one', { ...RATE, isStale: true }],
])(
  'without a rate of today (%s) it says so, with ways to learn the sum, and has no fields',
  (_name, rate) => {
    const html = draw([{ ...GOLD, rate }]);
    expect(html).toMatch(/role="status"[^]*Сегодняшней\sцены\sзолота\sу\sнас\sпока\sнет/);
    expect(html).toContain('href="/showing/?for=gold"');
    expect(html).toContain('href="tel:');
    expect(html).not.toMatch(/<input|<select/);
  },
);

test('with nothing to count by the other calculators say so, with a link to their page', () => {
  const payback = draw([{ ...PAYBACK, cities: [] }]);
  expect(payback).toMatch(/role="status"[^]*href="\/franchising\/"/);
  expect(payback).not.toContain('<form');
  const gifts = draw([{ ...GIFTS, pieces: [] }]);
  expect(gifts).toMatch(/role="status"[^]*href="\/corporate_ps\/#заявка"/);
  expect(gifts).not.toContain('<form');
});

test('the choice goes along with the step after the calculator', () => {
  expect(draw([PAYBACK])).toMatch(/href="\/franchising\/\?city=[^"]+area=80[^"]+#заявка"/);
  expect(draw([GIFTS])).toMatch(/href="\/corporate_ps\/\?piece=&amp;quantity=30#заявка"/);
});

test('two calculators of one kind share no id', () => {
  const html = draw([PAYBACK, PAYBACK, GOLD, GOLD, GIFTS, GIFTS]);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(20);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a block without a heading has that of its calculator', () => {
  expect(draw([{ ...GOLD, heading: '' }])).toContain('Сколько стоит ваше золото');
  expect(draw([{ ...PAYBACK, heading: '' }])).toContain('Когда вернутся вложения');
});

function draw(blocks: readonly ShownCalculator[]): string {
  const Stub = createRoutesStub([{ path: '*', Component: () => <Document blocks={blocks} address="/a/" /> }]);
  return renderToString(<Stub initialEntries={['/a/?quantity=900&area=40&weight=8&fineness=585']} />);
}
