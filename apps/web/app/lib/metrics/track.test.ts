import { expect, test } from 'vitest';
import { deliverTo, pushUserId, track, type Happening } from './track.ts';

const page = (url: string): Happening => ({ kind: 'page', url, title: '', referer: '' });

test('what happens before the late part is loaded is queued in order, up to a limit', () => {
  for (let index = 0; index < 500; index += 1) track(page(`/${index}/`));
  const told: Happening[] = [];
  deliverTo((happening) => told.push(happening));
  expect(told).toHaveLength(200);
  expect(told[0]).toEqual(page('/0/'));

  pushUserId(7);
  expect(told.at(-1)).toEqual({ kind: 'user', id: 7 });
});
