import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { partsOf } from '../../../apps/web/app/blocks/text/own-parts.ts';
import routes from '../../../apps/web/app/routes.ts';
import { root } from '../repository.ts';

const APP = join(root, 'apps/web/app');
const FORM = /<(?:LeadForm|OwnForm|SupportForm|SubscriptionsForm)\b/;
const CALCULATORS = {
  gold: /<(?:GoldCalculator|GoldBuying)\b/,
  payback: /<PaybackCalculator\b/,
  'company-gifts': /<GiftCalculator\b/,
  'ring-size': /<RingSizeCalculator\b/,
} as const;

type Entry = (typeof routes)[number];
type Page = { path: string; source: string };

/** Addresses whose route shows a text of editors, with the source of the route. */
function textPages(entries: readonly Entry[], start = ''): Page[] {
  return entries.flatMap(({ path = '', file, children = [] }) => {
    const whole = [start, path].filter(Boolean).join('/');
    if (children.length > 0) return textPages(children, whole);
    const source = readFileSync(join(APP, file), 'utf8');
    return source.includes('loadTextPage(') ? [{ path: `/${whole.replace(':code', 'by')}/`, source }] : [];
  });
}

const pages = textPages(routes);

test('routes that show a text of editors are found', () => {
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/feedback/', '/cis/by/', '/gold_buying/', '/personal/support/', '/history/']),
  );
});

test.each(pages)(
  '$path leaves out of its text what it has of its own, and nothing else',
  ({ path, source }) => {
    const found = Object.entries(CALCULATORS).find(([, drawn]) => drawn.test(source));
    const { hasForm = false, calculator } = partsOf(path);
    expect({ hasForm, calculator }).toEqual({ hasForm: FORM.test(source), calculator: found?.[0] });
  },
);
