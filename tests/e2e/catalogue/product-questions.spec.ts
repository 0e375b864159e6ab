import { randomUUID } from 'node:crypto';
import { answerQuestion, listOfficeQuestions } from '@yahont/contracts/office/product-questions.ts';
import { expectAccessible } from '../support/axe.ts';
import { Office } from '../support/office.ts';
import { scrollNear } from '../support/scroll-near.ts';
import { expect, test } from '../support/shop-test.ts';

const RING = '/catalog/koltsa/pomolvochnye/koltso-avrora-beloe-zoloto/';

test(
  'a visitor asks about a piece, its store answers, a letter comes and the page shows it',
  { tag: '@both' },
  async ({ page, shop, baseURL }) => {
    const office = new Office(baseURL ?? '');
    const email = `${randomUUID()}@example.ru`;
    // The same journey on a phone asks in the same shop.
    const text = `Не цепляется ли за перчатки? Спрашиваю ${randomUUID().slice(0, 8).replaceAll(/\d/g, 'х')}.`;
    await shop.visit(RING);
    const questions = page.locator('#questions');
    // The code of the questions asks for the own ones; a press before it opens the form as a page.
    const own = page.waitForResponse(/\/api\/product-questions\/products\/\d+\/own$/);
    await scrollNear(questions);
    await own;
    await expect(questions.getByText(/образец/).first()).toBeVisible();
    const dialog = page.getByRole('dialog');
    await questions.getByRole('link', { name: 'Задать вопрос' }).click();
    await expect(dialog).toHaveAccessibleName('Задать вопрос');

    // What must not be published is said at its field, and nothing typed is lost.
    const words = dialog.getByRole('textbox', { name: 'Ваш вопрос' });
    await words.fill('Позвоните мне: 8 916 204-18-33');
    await dialog.getByRole('textbox', { name: 'Куда прислать ответ' }).fill(email);
    await dialog.getByRole('button', { name: 'Спросить' }).click();
    await expect(dialog.getByText('Уберите номер телефона: вопрос увидят все.')).toBeVisible();
    await expect(words).toHaveValue('Позвоните мне: 8 916 204-18-33');
    await words.fill(text);
    await dialog.getByRole('checkbox').check();
    await expectAccessible(page, 'the form of a question');
    await dialog.getByRole('button', { name: 'Спросить' }).click();
    await expect(dialog.getByText(/Ответ ждём/)).toBeVisible();
    await page.keyboard.press('Escape');

    // Only who asked sees it waiting, also after a reload.
    await shop.visit(RING);
    await scrollNear(questions);
    await expect(questions.getByText(text)).toBeVisible();
    await expect(questions.getByText(/Ответ ждём/).first()).toBeVisible();
    const waiting = await office.call(listOfficeQuestions, {});
    const asked = waiting.items.find((one) => one.text === text);
    const answer = 'Край гладкий, перчатки не цепляет: проверили на шерстяных.';
    await office.call(answerQuestion, { params: { id: asked?.id ?? 0 }, body: { text: answer } });
    await expect
      .poll(async () =>
        (await shop.messages(email))
          .map((message) => message.text)
          .join('\n')
          .replaceAll('\u00A0', ' '),
      )
      .toContain(answer);

    await shop.visit(RING);
    await scrollNear(questions);
    const item = questions.getByRole('article').filter({ hasText: text });
    await expect(item.getByText(answer)).toBeVisible();
    await expect(item.getByText(email)).toBeHidden();
    await expectAccessible(page, 'a product with questions');
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is a page that keeps what was typed', async ({ page }) => {
    await page.goto(RING);
    await page.locator('#questions').getByRole('link', { name: 'Задать вопрос' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Вопрос об изделии' })).toBeVisible();
    const words = main.getByRole('textbox', { name: 'Ваш вопрос' });
    await words.fill('Напишите мне на anna@example.ru, пожалуйста');
    await main.getByRole('button', { name: 'Спросить' }).click();
    await expect(main.getByText(/Уберите\sпочту\sиз\sвопроса/)).toBeVisible();
    await expect(words).toHaveValue('Напишите мне на anna@example.ru, пожалуйста');
    await words.fill('Можно ли носить его вместе с часами?');
    await main.getByRole('textbox', { name: 'Куда прислать ответ' }).fill(`${randomUUID()}@example.ru`);
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: 'Спросить' }).click();
    await expect(main.getByText(/Ответ ждём/)).toBeVisible();
  });
});
