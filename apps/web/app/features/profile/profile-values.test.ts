import { expect, test } from 'vitest';
import { PROFILE, profileOf } from './profile-values.ts';

const right = { name: 'Анна', lastName: 'Воронцова', surName: '', email: '', birthDate: '' };

test('name and last name are required, the rest is not', () => {
  expect(PROFILE.wrong(right)).toEqual([]);
  expect(PROFILE.wrong({ ...right, name: '', lastName: ' ' })).toEqual(['name', 'lastName']);
});

test('optional fields must be valid when filled in', () => {
  const wrong = { ...right, surName: 'Пет1', email: 'anna@', birthDate: '31.02.1990' };
  expect(PROFILE.wrong(wrong)).toEqual(['surName', 'email', 'birthDate']);
});

test('values are trimmed', () => {
  const form = new FormData();
  form.set('name', ' Анна ');
  form.set('email', ' a@b.ru ');
  expect(PROFILE.read(form)).toEqual({
    name: 'Анна',
    lastName: '',
    surName: '',
    email: 'a@b.ru',
    birthDate: '',
  });
});

test('a birth date is shown in Russian format', () => {
  const user = {
    id: 1,
    phone: '+79160000000',
    email: null,
    isEmailVerified: false,
    name: '',
    surName: '',
    lastName: '',
    birthDate: '1990-11-20',
    isBirthDateGiven: true,
    bonus: 0,
  };
  expect(profileOf(user).birthDate).toBe('20.11.1990');
});
