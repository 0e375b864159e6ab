import { expect, test, vi } from 'vitest';
import { sectionsOf } from '#app/lib/session/sections.ts';
import { isMeant, listCommands, readUin } from './palette-items.ts';

test.each([
  ['0123 4567 8901 2345', '0123456789012345'],
  ['0123456789012345', '0123456789012345'],
  ['012345678901234', null],
  ['Я-100216', null],
])('%s is read as a УИН: %s', (typed, uin) => {
  expect(readUin(typed)).toBe(uin);
});

test.each([
  ['Мой вход', 'вх', true],
  ['Мой вход', 'вход мой', true],
  ['Мой вход', 'ход', false],
  ['Приём', 'прием', true],
  ['Заказы', '', true],
])('%s is meant by «%s»: %s', (name, typed, isIt) => {
  expect(isMeant(name, typed)).toBe(isIt);
});

test('keys of the screen come before sections, and groups without a match are left out', () => {
  const go = vi.fn<(path: string) => void>();
  const invite = { code: 'KeyN', shown: 'N', does: 'пригласить', run: vi.fn<() => void>() };
  const known = { sections: sectionsOf({ roles: ['administrator'] }), keys: [invite], go };
  expect(listCommands({ ...known, typed: '' }).map(({ name }) => name)).toEqual(['Сделать здесь', 'Перейти']);
  const [found, ...others] = listCommands({ ...known, typed: 'сотр' });
  expect(others).toEqual([]);
  expect(found).toMatchObject({ name: 'Перейти', items: [{ name: 'Сотрудники', aside: 'G S' }] });
  found?.items[0]?.run();
  expect(go).toHaveBeenCalledWith('/staff');
  expect(listCommands({ ...known, typed: 'пригл' })[0]?.items[0]).toMatchObject({
    name: 'Пригласить',
    aside: 'N',
  });
});
