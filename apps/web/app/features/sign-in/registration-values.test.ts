import { expect, test } from 'vitest';
import { NO_REGISTRATION, readRegistration, wrongRegistrationFields } from './registration-values.ts';

const right = {
  ...NO_REGISTRATION,
  name: 'Анна',
  lastName: 'Римская-Корсакова',
  phone: '+7 (916) 204-18-33',
  acceptsPersonalData: 'on',
};

test('names, a phone and a consent are required, the rest is optional', () => {
  expect(wrongRegistrationFields(right)).toEqual([]);
  expect(wrongRegistrationFields(NO_REGISTRATION)).toEqual([
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
  expect(wrongRegistrationFields(wrong)).toEqual(['surName', 'phone', 'email', 'birthDate']);
});

test('values are trimmed', () => {
  const form = new FormData();
  form.set('name', ' Анна ');
  expect(readRegistration(form)).toEqual({ ...NO_REGISTRATION, name: 'Анна' });
});
