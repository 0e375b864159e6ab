import { expect, test } from 'vitest';
import { heldText, notesOf, weekOf } from './visit-words.ts';

const startsAt = '2026-11-30T12:00:00.000Z';
const at = (time: string) => new Date(`2026-11-30T${time}:00.000Z`);
const visit = { state: 'requested', startsAt } as const;

test('who came is noted from an hour before, who did not from a quarter after', () => {
  expect(notesOf(visit, at('10:59'))).toEqual({
    came: { may: false, from: at('11:00') },
    noShow: { may: false, from: at('12:15') },
    cancel: true,
  });
  expect(notesOf(visit, at('11:00')).came).toEqual({ may: true, from: null });
  expect(notesOf(visit, at('12:14')).noShow).toEqual({ may: false, from: at('12:15') });
  expect(notesOf(visit, at('12:15'))).toEqual({
    came: { may: true, from: null },
    noShow: { may: true, from: null },
    cancel: false,
  });
});

test('a late visitor comes after all, and nothing is noted of a visit that is over', () => {
  expect(notesOf({ ...visit, state: 'no-show' }, at('12:40'))).toMatchObject({
    came: { may: true },
    noShow: { may: false, from: null },
  });
  for (const state of ['came', 'bought', 'cancelled', 'replaced'] as const)
    expect(notesOf({ ...visit, state }, at('12:40'))).toMatchObject({
      came: { may: false, from: null },
      noShow: { may: false, from: null },
      cancel: false,
    });
});

test('a week begins on Monday', () => {
  expect(weekOf('2026-11-29').at(0)).toBe('2026-11-23');
  expect(weekOf('2026-11-30')).toEqual([
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ]);
});

test('a piece is here, on its way, or to be brought', () => {
  const piece = { uin: '1', name: '', article: '', size: null, storeId: 2, place: 'сейф 1' };
  const text = (isOnItsWay: boolean, isToBeBrought: boolean) =>
    heldText({ ...piece, isOnItsWay, isToBeBrought }, () => 'Арбат, 23').text;
  expect([text(false, false), text(true, false), text(false, true)]).toEqual([
    'здесь, сейф 1',
    'едет сюда',
    'привезти: Арбат, 23',
  ]);
});
