import { expect, test } from 'vitest';
import { runSteps, type Outcome } from './run-steps.ts';

function recorded(outcomes: Readonly<Record<string, Outcome>>) {
  const seen: string[] = [];
  const steps = Object.fromEntries(
    Object.entries(outcomes).map(([name, outcome]) => [
      name,
      async () => {
        seen.push(name);
        return outcome;
      },
    ]),
  );
  return { seen, steps };
}

test('steps run in the given order, one after the other', async () => {
  const { seen, steps } = recorded({ a: undefined, b: undefined, c: undefined });
  expect(await runSteps(['b', 'c', 'a'], steps, null)).toBeUndefined();
  expect(seen).toEqual(['b', 'c', 'a']);
});

test('the first step with a decision is the last that runs', async () => {
  const { seen, steps } = recorded({ a: undefined, b: 'invalid', c: undefined });
  expect(await runSteps(['a', 'b', 'c'], steps, null)).toBe('invalid');
  expect(seen).toEqual(['a', 'b']);
});

test('an unknown step is an error', async () => {
  await expect(runSteps(['nowhere'], {}, null)).rejects.toThrow('Unknown route middleware');
});
