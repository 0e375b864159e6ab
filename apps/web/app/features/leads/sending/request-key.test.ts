import { expect, test } from 'vitest';
import { requestKey } from './request-key.ts';

function form(message: string, files: readonly File[] = []): FormData {
  const data = new FormData();
  data.set('message', message);
  for (const file of files) data.append('files', file);
  return data;
}
const photo = (text: string) => new File([text], 'зал.jpg', { lastModified: 1 });

test('the same words have the same key, other words and other files another one', () => {
  const first = requestKey(form('Здравствуйте'), null);
  expect(first.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(requestKey(form('Здравствуйте'), first)).toBe(first);
  const again = form('Здравствуйте');
  again.set('smart-token', 'another');
  expect(requestKey(again, first)).toBe(first);
  const edited = requestKey(form('Здравствуйте, это я'), first);
  expect(edited.key).not.toBe(first.key);
  const withPhoto = requestKey(form('Здравствуйте', [photo('1')]), first);
  expect(withPhoto.key).not.toBe(first.key);
  expect(requestKey(form('Здравствуйте', [photo('1')]), withPhoto)).toBe(withPhoto);
  expect(requestKey(form('Здравствуйте', [photo('12')]), withPhoto).key).not.toBe(withPhoto.key);
});
