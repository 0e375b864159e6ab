import { expect, test } from 'vitest';
import { isTest, listFiles, readText } from '../repository.ts';

/** Ways to clean a text other than `cleanTyped`. */
const OTHER_WAYS = /\.trim(?:Start|End)?\(\)|\.normalize\(/;

/** Files with texts that nobody types into a field, and the reason why they clean these. */
const OTHER_TEXTS: Readonly<Record<string, string>> = {
  'packages/values/src/typed/typed-text.ts': 'the function itself',
  'packages/values/src/text/slug.ts': 'names of files and addresses, made by the shop',
  'packages/values/src/invoice/bank-code.ts': 'joins what is kept for a bank',
  'packages/contracts/src/seo/seo.ts': 'texts of editors, with their no-break spaces',
  'packages/contracts/src/stores/opening-hours.ts': 'texts of editors, with their no-break spaces',
  'packages/contracts/src/stores/store-parts.ts': 'texts of editors, with their no-break spaces',
  'packages/contracts/src/wire/imported-text.ts': 'lists of suppliers, where a control character is a fault',
  'apps/web/app/base/text-parts.ts': 'paragraphs of editors',
  'apps/web/app/base/filters/filter-address.ts': 'keys of an address',
  'apps/web/app/features/leads/sending/lead-source.ts': 'marks of campaigns',
  'apps/web/app/features/callback/opening/free-place.ts': 'nodes of the page',
  'apps/web/app/features/account/owner-name.ts': 'joins parts of a kept name',
  'apps/web/app/features/chat/display-name.ts': 'joins parts of a kept name',
  'apps/web/app/features/checkout/summaries.ts': 'joins parts of a kept name',
  'apps/web/app/features/checkout/steps/courier/courier-words.ts': 'joins words of the shop',
  'apps/web/app/features/stones/rows/stone-details.tsx': 'joins words of the shop',
  'apps/web/app/features/stone-selection/selection-words.ts': 'joins words of the shop',
};

const sources = listFiles().filter(
  (path) => /^(?:packages\/(?:values|contracts)\/src|apps\/web\/app)\/.*\.tsx?$/.test(path) && !isTest(path),
);

test('typed text is cleaned by one function', () => {
  expect(sources.length).toBeGreaterThan(1000);
  const others = sources.filter((path) => !(path in OTHER_TEXTS) && OTHER_WAYS.test(readText(path)));
  expect(others).toEqual([]);
});

test('every exception is one', () => {
  const needless = Object.keys(OTHER_TEXTS).filter((path) => !OTHER_WAYS.test(readText(path)));
  expect(needless).toEqual([]);
});
