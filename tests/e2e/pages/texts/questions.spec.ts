import { expect, test } from '../../support/shop-test.ts';
import { expectAccessible } from '../../support/axe.ts';

type Questions = { groups: { group: string; questions: { code: string; question: string }[] }[] };

test('questions are narrowed while one types, and all return with an empty field', async ({ page, shop }) => {
  const { groups } = await shop.get<Questions>('/api/content/questions');
  const all = groups.flatMap(({ questions }) => questions);
  await shop.visit('/questions/');
  const shown = page.locator('main details');
  await expect(shown).toHaveCount(all.length);
  await expectAccessible(page, 'questions');
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond, 'nothing is wider than the window').toBeLessThanOrEqual(0);
  const search = page.getByRole('searchbox', { name: 'Найти ответ' });
  await search.fill('паспорт');
  await expect(page.getByText(/^Нашлось: /)).toBeVisible();
  expect(await shown.count()).toBeLessThan(all.length);
  await search.fill('абракадабра');
  await expect(page.getByText('Такого вопроса нам ещё не')).toBeVisible();
  await search.fill('');
  await expect(shown).toHaveCount(all.length);
});

test('the address of an answer opens it', async ({ page, shop }) => {
  const { groups } = await shop.get<Questions>('/api/content/questions');
  const last = groups.at(-1)?.questions.at(-1);
  await shop.visit(`/questions/#${last?.code}`);
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(page.locator('details[open]')).toContainText(last?.question ?? '');
  await expect(page.locator('details[open] summary')).toBeInViewport();
});

test('a group is reached from the list; no answer leads to a person', async ({ page, shop }) => {
  const { groups } = await shop.get<Questions>('/api/content/questions');
  const group = groups.at(-1);
  await shop.visit('/questions/');
  const link = page.locator(`a[href="#${group?.group}"]`);
  await link.click();
  await expect(page.locator(`h2#${group?.group}`)).toBeInViewport();
  const help = page.getByRole('region', { name: 'Спросить нас' });
  await expect(help.getByRole('link', { name: /Написать/ })).toHaveAttribute('href', '/feedback/');
});

test('the text of the page has its headings, where a search leads', async ({ page, shop }) => {
  const { blocks } = await shop.get<{ blocks: { type: string; heading: string; anchor: string }[] }>(
    '/api/content/page?path=/questions/',
  );
  const own = blocks.find(({ type }) => type === 'text');
  await shop.visit(`/questions/#${own?.anchor}`);
  const heading = page.getByRole('heading', { level: 2, name: own?.heading ?? '' });
  await expect(heading).toHaveAttribute('id', own?.anchor ?? '');
  await expect(heading).toBeInViewport();
});

test('search engines read every question with its answer', async ({ page, shop }) => {
  const { groups } = await shop.get<Questions>('/api/content/questions');
  await shop.visit('/questions/');
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const faq = texts
    .map(
      (text) =>
        JSON.parse(text) as {
          '@type': string;
          mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
        },
    )
    .find((data) => data['@type'] === 'FAQPage');
  expect(faq?.mainEntity?.map(({ name }) => name)).toEqual(
    groups.flatMap(({ questions }) => questions.map(({ question }) => question)),
  );
  for (const { acceptedAnswer } of faq?.mainEntity ?? []) expect(acceptedAnswer.text).not.toBe('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a search is sent, and its page is not indexed', async ({ page }) => {
    await page.goto('/questions/?q=паспорт');
    await expect(page.getByText(/^Нашлось: /)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  });
});
