import { expect, test } from 'vitest';
import { POWER_FORM, powerKey, powerRefusalText } from './power-form.ts';

const RIGHT = {
  powerNumber: '12/М-3',
  issuedOn: '2026-11-20',
  validUntil: '2026-12-20',
  receiverName: 'Смирнов Пётр Ильич',
};

test('every field of a power of attorney is needed', () => {
  expect(POWER_FORM.wrong(RIGHT)).toEqual([]);
  expect(POWER_FORM.wrong(POWER_FORM.empty)).toEqual(POWER_FORM.fields);
  expect(POWER_FORM.wrong({ ...RIGHT, validUntil: '2026-02-30', receiverName: 'Смирнов' })).toEqual([
    'validUntil',
    'receiverName',
  ]);
});

test('a change of any field makes another form', () => {
  for (const name of POWER_FORM.fields)
    expect(powerKey({ ...RIGHT, [name]: '2027-01-01' }), name).not.toBe(powerKey(RIGHT));
  expect(powerKey({ ...RIGHT })).toBe(powerKey(RIGHT));
  expect(powerKey(null)).not.toBe(powerKey(RIGHT));
});

test('a refusal says in words what is wrong', () => {
  expect(powerRefusalText({ code: 'ended', context: undefined })).toContain('Срок доверенности уже прошёл');
  expect(powerRefusalText({ code: 'something', context: undefined })).toContain('не получилось');
});
