import { expect, test } from 'vitest';
import { LINE_KINDS, type LineKind, type ServiceCode } from '@yahont/contracts/line-kinds.ts';
import { returnRule } from './index.ts';

const MOSCOW = 3;
const RECEIVED = new Date('2026-11-20T09:00:00Z');

function ask(
  kind: LineKind,
  {
    services = [],
    receivedAt = RECEIVED,
    now = RECEIVED,
    offsetHours = MOSCOW,
    ...wish
  }: Partial<RuleInput> = {},
) {
  return returnRule({ kind, services, receivedAt, now, offsetHours, ...wish });
}
type RuleInput = {
  services: ServiceCode[];
  receivedAt: Date | null;
  now: Date;
  offsetHours: number;
  isFaulty: boolean;
};

test('things may come back for seven days after the day of receipt, certificates and services may not', () => {
  const until = { ok: true, until: '2026-11-27' };
  expect(Object.fromEntries(LINE_KINDS.map((kind) => [kind, ask(kind)]))).toEqual({
    jewellery: until,
    stone: until,
    'set-piece': until,
    certificate: { ok: false, reason: 'certificate' },
    service: { ok: false, reason: 'with-its-piece' },
  });
});

test('an engraved piece does not come back, a wrapped one does', () => {
  for (const kind of ['jewellery', 'set-piece'] as const) {
    expect(ask(kind, { services: ['gift-wrap', 'engraving'] })).toEqual({
      ok: false,
      reason: 'made-to-order',
    });
    expect(ask(kind, { services: ['gift-wrap', 'setting'] })).toMatchObject({ ok: true });
  }
});

test('a faulty thing comes back for two years, an engraved one too; certificates and services never', () => {
  const until = { ok: true, until: '2028-11-20' };
  const faulty = { isFaulty: true, services: ['engraving' as const] };
  expect(Object.fromEntries(LINE_KINDS.map((kind) => [kind, ask(kind, faulty)]))).toEqual({
    jewellery: until,
    stone: until,
    'set-piece': until,
    certificate: { ok: false, reason: 'certificate' },
    service: { ok: false, reason: 'with-its-piece' },
  });
  expect(ask('jewellery', { ...faulty, now: new Date('2028-11-20T20:59:59Z') })).toEqual(until);
  expect(ask('jewellery', { ...faulty, now: new Date('2028-11-20T21:00:00Z') })).toEqual({
    ok: false,
    reason: 'too-late',
    until: '2028-11-20',
  });
});

test('before receipt there is no last day', () => {
  expect(ask('jewellery', { receivedAt: null })).toEqual({ ok: true, until: null });
});

test('the last day ends at midnight in the city of the buyer', () => {
  const last = { ok: true, until: '2026-11-27' };
  const late = { ok: false, reason: 'too-late', until: '2026-11-27' };
  expect(ask('jewellery', { now: new Date('2026-11-27T20:59:59Z') })).toEqual(last);
  expect(ask('jewellery', { now: new Date('2026-11-27T21:00:00Z') })).toEqual(late);
  // In Petropavlovsk-Kamchatsky the day of receipt is over already, and so is the last day.
  expect(ask('jewellery', { now: new Date('2026-11-27T12:00:00Z'), offsetHours: 12 })).toEqual(late);
});
