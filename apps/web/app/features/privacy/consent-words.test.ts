import { expect, test } from 'vitest';
import type { GivenConsent } from '@yahont/contracts/consents/consents.ts';
import { shownConsents } from './consent-words.ts';

const said = (of: Partial<GivenConsent>): GivenConsent => ({
  kind: 'personal-data',
  scope: '',
  isGiven: true,
  at: '2026-11-20T09:00:00.000Z',
  source: 'checkout',
  document: '/politika/',
  version: '4',
  ...of,
});

test('the terms of sale are one row with both texts', () => {
  const items = [
    said({ kind: 'offer', document: '/delivery/', version: '2' }),
    said({ kind: 'offer', document: '/garantiya/', version: '3' }),
  ];
  expect(shownConsents(items)).toEqual([
    {
      kind: 'offer',
      isGiven: true,
      at: '2026-11-20T09:00:00.000Z',
      texts: [
        { document: '/delivery/', version: '2' },
        { document: '/garantiya/', version: '3' },
      ],
    },
  ]);
});

test('letters hold while one topic does, since the day of the last one', () => {
  const items = [
    said({ kind: 'marketing', scope: 'guide:mail', isGiven: false, at: '2026-11-22T09:00:00.000Z' }),
    said({ kind: 'marketing', scope: 'actions:sms', at: '2026-11-21T09:00:00.000Z', version: '5' }),
    said({ kind: 'marketing', scope: 'novelties:mail' }),
  ];
  const texts = [{ document: '/politika/', version: '5' }];
  expect(shownConsents(items)).toEqual([
    { kind: 'marketing', isGiven: true, at: '2026-11-21T09:00:00.000Z', texts },
  ]);
  const [none] = shownConsents(items.map((item) => ({ ...item, isGiven: false })));
  expect(none).toMatchObject({ isGiven: false, at: '2026-11-22T09:00:00.000Z' });
});

test('saved cards hold while one of them is saved', () => {
  const items = [
    said({ kind: 'saved-card', scope: 'order:2', isGiven: false, at: '2026-11-22T09:00:00.000Z' }),
    said({ kind: 'saved-card', scope: 'order:1', document: '/politika/karty/' }),
  ];
  expect(shownConsents(items)).toMatchObject([
    { kind: 'saved-card', isGiven: true, at: '2026-11-20T09:00:00.000Z' },
  ]);
});

test('rows have one order; nothing was said, nothing is shown', () => {
  const items = [said({ kind: 'cookies', isGiven: false }), said({ kind: 'offer' }), said({})];
  expect(shownConsents(items).map(({ kind }) => kind)).toEqual(['personal-data', 'offer', 'cookies']);
  expect(shownConsents([])).toEqual([]);
});
