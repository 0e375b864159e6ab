import { expect, test } from 'vitest';
import { readText, readTexts } from './form-text.ts';

const form = new FormData();
form.set('name', '  Анна ');
form.set('photo', new File(['x'], 'photo.jpg'));

test('a text comes without the spaces around it', () => {
  expect(readText(form, 'name')).toBe('Анна');
});

test('a file and a field that did not come are empty', () => {
  expect(readText(form, 'photo')).toBe('');
  expect(readText(form, 'email')).toBe('');
});

test('only the named fields are read, each of them', () => {
  expect(readTexts(form, ['name', 'email'])).toEqual({ name: 'Анна', email: '' });
});
