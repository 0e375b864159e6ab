import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/shop-test.ts';

/** A ring of the demo's sample purchases. */
const UIN = '1799 0000 0000 1177';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test(
      'the history of a piece by its number, and a visit to a master for it',
      { tag: '@both' },
      async ({ page }) => {
        await page.goto('/service-card/');
        const form = page.getByRole('region', { name: 'История украшения' });
        await form.getByLabel('УИН с бирки или номер заказа').fill(UIN);
        await form.getByRole('button', { name: 'Показать историю' }).click();
        const card = page.getByRole('article', { name: /УИН 1799000000001177/ });
        const works = card.getByRole('list', { name: 'Работы мастеров' }).getByRole('listitem');
        await expect(works).toHaveCount(3);
        await expect(works.last()).toContainText('Подгонка размера');
        await expect(card).not.toContainText('Первая подгонка размера');
        if (javaScriptEnabled) await expect(card).toBeFocused();
        if (javaScriptEnabled) await expectAccessible(page, 'service card of a piece');
        await card.getByRole('link', { name: 'Записаться к мастеру' }).click();
        await expect(page).toHaveURL(/\/showing\/\?for=care&uin=1799000000001177/);
        await expect(
          page.getByRole('heading', { level: 1, name: 'Чистка и осмотр украшения' }),
        ).toBeVisible();
        await expect(page.getByRole('main')).toContainText('1799 0000 0000 1177');
      },
    );
  });

test('an unknown number is refused in words, and half a number at its field', async ({ page }) => {
  await page.goto('/service-card/');
  const form = page.getByRole('region', { name: 'История украшения' });
  const number = form.getByLabel('УИН с бирки или номер заказа');
  const show = form.getByRole('button', { name: 'Показать историю' });
  await number.fill('1799 0000');
  await show.click();
  await expect(form).toContainText('Ошибка ввода данных');
  await number.fill('9999 0000 0000 0000');
  await show.click();
  await expect(form.getByRole('status').filter({ hasText: 'Такой карты не нашли' })).toBeVisible();
});
