import { expect, test } from 'vitest';
import { worksText } from './works.ts';

const SETTING = { what: 'закрепим камень', days: 3 };

test('works are named with their days, each once', () => {
  const text = worksText([SETTING, { what: 'нанесём надпись', days: 2 }, SETTING]);
  expect(text.replaceAll('\u00A0', ' ')).toBe(
    'закрепим камень — 3 рабочих дня, нанесём надпись — 2 рабочих дня',
  );
  expect(worksText([])).toBe('');
});
