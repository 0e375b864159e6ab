import { expect, test } from 'vitest';
import { isTest, listFiles, readText } from './repository.ts';

const CHECKS = 'apps/web/app/routes/page-steps/checks.server.ts';
const FINDER = /\b(find[A-Z]\w*|\w+Param)\b/;

test('a page is looked for by one function, in the check of its address and in its loader', () => {
  const imports = Array.from(
    readText(CHECKS).matchAll(/^import \{ ([^}]+) \} from '#app/gm),
    ([, names]) => names,
  );
  const finders = imports.flatMap((names = '') => names.split(', ')).filter((name) => FINDER.test(name));
  expect(finders.length).toBeGreaterThan(7);
  const loaders = listFiles()
    .filter((path) => /^apps\/web\/app\/(?:routes|blocks)\//.test(path) && path !== CHECKS && !isTest(path))
    .map(readText)
    .map((text) => text.replaceAll(/export (?:async )?function \w+/g, ''));
  const alone = finders.filter((name) => !loaders.some((text) => text.includes(`${name}(`)));
  expect(alone, 'the loader asks in another way').toEqual([]);
  expect(readText(CHECKS), 'a check calls the API through a finder').not.toMatch(
    /@yahont\/contracts\/(?!stones\/grades)/,
  );
});
