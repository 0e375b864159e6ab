import { expect, test } from 'vitest';
import { readText, readTexts } from './form-text.ts';

const form = new FormData();
form.set('name', '  Анна ');
form.set('photo', new File(['x'], 'photo.jpg'));

test('a text is trimmed', () => {
  expect(readText(form, 'name')).toBe('Анна');
});

test('a file and a missing field are empty', () => {
  expect(readText(form, 'photo')).toBe('');
  expect(readText(form, 'email')).toBe('');
});

test('only the named fields are read', () => {
  expect(readTexts(form, ['name', 'email'])).toEqual({ name: 'Анна', email: '' });
});
