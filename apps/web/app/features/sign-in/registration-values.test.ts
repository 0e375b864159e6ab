import { expect, test } from 'vitest';
import { REGISTRATION } from './registration-values.ts';

const right = {
  ...REGISTRATION.empty,
  name: 'Анна',
  lastName: 'Римская-Корсакова',
  phone: '+7 (916) 204-18-33',
  acceptsPersonalData: 'on',
};

test('names, a phone and a consent are required, the rest is optional', () => {
  expect(REGISTRATION.wrong(right)).toEqual([]);
  expect(REGISTRATION.wrong(REGISTRATION.empty)).toEqual([
    'name',
    'lastName',
    'phone',
    'acceptsPersonalData',
  ]);
});

test('optional fields must be valid when filled in', () => {
  const wrong = {
    ...right,
    surName: 'П.',
    phone: '+7 (495) 204-18-33',
    email: 'a@',
    birthDate: '31.02.1990',
  };
  expect(REGISTRATION.wrong(wrong)).toEqual(['surName', 'phone', 'email', 'birthDate']);
});

test('values are trimmed', () => {
  const form = new FormData();
  form.set('name', ' Анна ');
  expect(REGISTRATION.read(form)).toEqual({ ...REGISTRATION.empty, name: 'Анна' });
});
