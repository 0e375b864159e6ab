import { answerThread, getOfficeThread } from '@yahont/contracts/office/support.ts';
import type { AnswerOf } from '@yahont/contracts/wire/endpoint.ts';
import type { listThreads } from '@yahont/contracts/support/threads.ts';
import { expectAccessible } from '../support/axe.ts';
import { Office } from '../support/office.ts';
import { expect, test } from '../support/shop-test.ts';
import { isPhone, PIXEL } from '../support/steps.ts';

test(
  'a shopper asks with a picture, reads the answer, answers by one press and closes the request',
  { tag: '@both' },
  async ({ page, shop, baseURL }) => {
    const office = new Office(baseURL ?? '');
    await shop.signIn();
    await shop.visit('/personal/support/');
    const main = page.getByRole('main');
    await main
      .getByRole('combobox', { name: 'О чём вопрос' })
      .selectOption({ label: 'Ремонт, чистка, гарантия' });
    await main
      .getByRole('textbox', { name: 'Сообщение' })
      .fill('На шинке появилась царапина. Её можно отполировать?');
    const files = main.getByLabel('Снимки и документы');
    await files.setInputFiles({
      name: 'не снимок.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<html>'),
    });
    await main.getByRole('button', { name: 'Отправить' }).click();
    await expect(main.getByText(/Файл «не снимок.png» не\sснимок и\sне\sПДФ/)).toBeVisible();
    await expect(main.getByRole('textbox', { name: 'Сообщение' })).toHaveValue(/^На шинке/);
    await files.setInputFiles({ name: 'царапина.png', mimeType: 'image/png', buffer: PIXEL });
    await main.getByRole('button', { name: 'Отправить' }).click();
    await expect(main.getByText(/^Обращение №\sО-\d+ принято/)).toBeVisible();

    const { items } = await shop.get<AnswerOf<typeof listThreads>>('/api/account/support');
    const id = items[0]?.id ?? 0;
    const text = 'Да, по гарантии это бесплатно. Привезёте в субботу?';
    await office.call(answerThread, {
      params: { id },
      body: { text, quickAnswers: ['Да, удобно', 'Лучше вечером'] },
    });

    await shop.visit('/personal/support/');
    const menuLink = page
      .getByRole('navigation', { name: 'Личный кабинет' })
      .getByRole('link', { name: /^Поддержка/ });
    if (!isPhone(page)) await expect(menuLink).toHaveText('Поддержка1');
    await expectAccessible(page, 'the list of requests');
    const list = page.getByRole('navigation', { name: 'Обращения' });
    await expect(list.getByText('Не прочитано.')).toBeAttached();
    await list.getByRole('link', { name: /На шинке появилась царапина/ }).click();
    const thread = page.getByRole('region', { name: 'На шинке появилась царапина' });
    await expect(thread.getByText(text)).toBeVisible();
    // An open thread counts as read, even when its page is the first to be opened.
    for (const isReload of [false, true]) {
      if (isReload) await page.reload();
      if (!isPhone(page)) await expect(menuLink).toHaveText('Поддержка');
    }
    const picture = thread.getByRole('img', { name: 'царапина.jpg' });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
      .toBe(1);
    await expectAccessible(page, 'a request');
    await thread.getByRole('button', { name: 'Да, удобно' }).click();
    await expect(thread.getByRole('article').last()).toContainText('Да, удобно');
    await expect(thread.getByRole('button', { name: 'Да, удобно' })).toBeHidden();

    await thread.getByRole('textbox', { name: 'Сообщение' }).fill('Спасибо!');
    await thread.getByRole('button', { name: 'Отправить' }).click();
    await expect(thread.getByRole('article')).toHaveCount(4);
    await expect(thread.getByRole('textbox', { name: 'Сообщение' })).toHaveValue('');
    await thread.getByRole('button', { name: 'Закрыть' }).click();
    await expect(thread.getByText('закрыто')).toBeVisible();
    const seen = await office.call(getOfficeThread, { params: { id } });
    expect(seen).toMatchObject({ state: 'closed', isRead: true });
    expect(seen.messages.map((message) => message.text)).toEqual([
      'На шинке появилась царапина. Её можно отполировать?',
      text,
      'Да, удобно',
      'Спасибо!',
    ]);
  },
);

test('the request of somebody else is not found', async ({ shop, newVisitor }) => {
  await shop.signIn();
  const { id } = await shop.post<{ id: number }>('/api/account/support', {
    topic: 'other',
    message: 'Когда откроется салон?',
  });
  const stranger = await newVisitor();
  await stranger.shop.signIn();
  const response = await stranger.page.request.get(`/personal/support/${id}/`);
  expect(response.status()).toBe(404);
});
