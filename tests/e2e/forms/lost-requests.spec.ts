import type { Locator, Page } from '@playwright/test';
import { Office } from '../support/office.ts';
import { cutForms, isForm, mendForms } from './cut-forms.ts';
import { expect, test } from '../support/shop-test.ts';
import { FOOTER, JOURNEYS, personOf } from './form-journeys.ts';

// The connection is cut on purpose, which the browser logs.
test.use({ expectedComplaints: [/Failed to load resource/] });

for (const { form, address, fill, sent, count } of JOURNEYS) {
  test(`${form}: a lost connection loses nothing typed, and the next press sends one request`, async ({
    page,
    shop,
    baseURL,
  }) => {
    const main = page.getByRole('main');
    const visit = { page, shop, main, person: personOf(shop), office: new Office(baseURL ?? '') };
    await shop.visit(address);
    const button = await fill(visit);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    const typed = await typedIn(button);
    expect(typed.length).toBeGreaterThan(1);

    await cutForms(page);
    await button.click();
    await expectMessage(page, button, form === FOOTER);
    await expect(button).not.toHaveAttribute('aria-busy', 'true');
    await expect(button).toBeEnabled();
    expect(await typedIn(button)).toEqual(typed);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    expect(await count(visit)).toBe(0);

    await mendForms(page);
    await button.click();
    await expect(sent(visit)).toBeVisible();
    await expect(page.getByText('Нет связи')).toHaveCount(0);
    await expect.poll(() => count(visit)).toBe(1);
  });
}

test('a request whose answer was lost on the way back is kept once', async ({ page, shop, baseURL }) => {
  const [journey] = JOURNEYS;
  if (journey === undefined) throw new Error('there are no forms');
  const main = page.getByRole('main');
  const visit = { page, shop, main, person: personOf(shop), office: new Office(baseURL ?? '') };
  await shop.visit(journey.address);
  const button = await journey.fill(visit);
  await page.route(isForm, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort('internetdisconnected');
  });
  await button.click();
  await expectMessage(page, button, false);
  expect(await journey.count(visit)).toBe(1);
  await page.unroute(isForm);
  await button.click();
  await expect(journey.sent(visit)).toBeVisible();
  expect(await journey.count(visit)).toBe(1);
});

/**
 * The message is visible with the button, inside the form, and offers to repeat. The footer has no code of
 * its own: its message is the page's toast.
 */
async function expectMessage(page: Page, button: Locator, isInFooter: boolean): Promise<void> {
  const notice = isInFooter
    ? page.getByRole('status').filter({ hasText: 'Нет связи.' })
    : button.locator('xpath=ancestor::form').getByRole('alert').filter({ hasText: 'Нет связи.' });
  await expect(notice.getByRole('button', { name: 'Повторить' })).toBeInViewport({ ratio: 0.95 });
  await expect(notice).toBeInViewport({ ratio: 0.95 });
  await expect(button).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Повторить' })).toHaveCount(1);
}

/** The values that a button's form would send, with files by name, as the shopper left them. */
function typedIn(button: Locator): Promise<(readonly [string, string])[]> {
  return button.evaluate((element: HTMLButtonElement) =>
    [...new FormData(element.form ?? undefined)]
      .filter(([name]) => name !== 'smart-token')
      .map(
        ([name, value]) => [name, typeof value === 'string' ? value : `${value.name} ${value.size}`] as const,
      ),
  );
}
