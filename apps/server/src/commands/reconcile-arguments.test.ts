import { expect, test } from 'vitest';
import { readReconcileArguments } from './reconcile-arguments.ts';

test('without a day it is the last one that is over', () => {
  expect(readReconcileArguments([])).toEqual({ day: undefined });
  expect(readReconcileArguments(['--day', '2026-11-22'])).toEqual({ day: '2026-11-22' });
});

test.each([[['2026-11-22']], [['--day']], [['--day', '22.11.2026']], [['--day', '2026-02-30']], [['--all']]])(
  '%j is not understood',
  (args) => {
    expect(readReconcileArguments(args)).toBeNull();
  },
);
