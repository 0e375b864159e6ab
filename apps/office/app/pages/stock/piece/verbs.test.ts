import { expect, test } from 'vitest';
import { verbsOf } from './verbs.ts';

const NOBODY = { holdId: null, appointmentId: null, isOnItsWay: false };

test.each([
  [{ state: 'available' as const, ...NOBODY }, ['hold', 'place', 'send', 'lose']],
  [{ state: 'in-transit' as const, ...NOBODY, isOnItsWay: true }, ['receive', 'lose']],
  [{ state: 'on-hold' as const, ...NOBODY }, ['release', 'place', 'lose', 'write-off']],
  [
    { state: 'on-hold' as const, ...NOBODY, appointmentId: 5 },
    ['release', 'place', 'send', 'lose', 'write-off'],
  ],
  [{ state: 'on-hold' as const, ...NOBODY, holdId: 5 }, ['place']],
  [{ state: 'missing' as const, ...NOBODY }, ['find', 'write-off']],
  [{ state: 'sold' as const, ...NOBODY }, []],
  [{ state: 'written-off' as const, ...NOBODY }, []],
])('%j can be: %j', (piece, verbs) => {
  expect(verbsOf(piece)).toEqual(verbs);
});
