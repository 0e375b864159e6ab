import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { askSupport } from '@yahont/contracts/support/support.ts';
import { requestCallback } from '@yahont/contracts/callbacks/callbacks.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { expectAccessible } from '../support/axe.ts';
import { freshAddress, freshPhone } from '../support/newcomer.ts';
import { enrol, signIn, type Enrolled } from '../support/office-person.ts';
import { expect, test } from '../support/shop-test.ts';

/** How long a letter of the outbox may take. */
const LETTER_MS = 30_000;

test('a call rings in two browsers, one takes it, the other sees it go, and its result is written down', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const request = await playwright.request.newContext();
  const anna = await enrol(request, { origin, name: 'Анна Седова', roles: ['operator'] });
  const vera = await enrol(request, { origin, name: 'Вера Ким', roles: ['operator'] });
  const other = await (
    await browser.newContext({ baseURL: origin, extraHTTPHeaders: freshAddress() })
  ).newPage();
  await Promise.all([openTalks(page, anna), openTalks(other, vera)]);
  await page.getByRole('button', { name: 'Встать на линию' }).click();
  await expect(page.getByText('На линии', { exact: true })).toBeVisible();

  const phone = freshPhone();
  const asked = await request.post(`${origin}${requestCallback.path}`, {
    data: { phone, token: randomUUID() },
    headers: { origin, ...freshAddress() },
  });
  expect(asked.ok(), await asked.text()).toBe(true);
  const take = new RegExp(`звонок.*-${phone.slice(-4, -2)}-${phone.slice(-2)}`);
  const [here, there] = [page, other].map((one) => one.getByRole('button', { name: take }));
  if (!here || !there) throw new Error('two browsers have two buttons');
  await expect(here).toBeVisible();
  await expect(there).toBeVisible();
  // Nobody sees the whole number before the call is theirs.
  await expect(page.getByText(formatPhone(phone))).toBeHidden();
  await expectAccessible(page, 'queue');

  await there.click();
  const own = other.getByRole('region', { name: 'Ваш звонок' });
  await expect(own.getByText(formatPhone(phone))).toBeVisible();
  await expect(own.getByRole('link', { name: 'Набрать' })).toHaveAttribute('href', `tel:${phone}`);
  await expect(here).toBeHidden();
  await expect(page.getByText('Вера Ким говорит')).toBeVisible();
  await expectAccessible(other, 'own call');

  // By the keyboard: nobody answers, and the call comes again in a quarter of an hour.
  await other.locator('body').press('2');
  await expect(own).toBeHidden();
  const again = page.getByRole('region', { name: 'Перезвонить' });
  await expect(again.getByText(/нет ответа, снова в/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Уйти' }).click();
  await expect(page.getByRole('button', { name: 'Встать на линию' })).toBeVisible();
  await other.context().close();
});

test('a letter is answered by the keyboard, its draft outlives a reload, and the answer reaches the buyer', async ({
  page,
  shop,
  playwright,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const request = await playwright.request.newContext();
  const operator = await enrol(request, { origin, name: 'Алексей Горин', roles: ['operator'] });
  await shop.signIn();
  const email = `letter-${Date.now()}@yahont.example`;
  const question = `Можно ли гравировку на кольце ${Date.now()}?`;
  await shop.post(askSupport.path, { topic: 'product', message: question, email });

  await openTalks(page, operator);
  const letters = page.getByRole('region', { name: 'Письма' });
  await letters.getByRole('link', { name: new RegExp(question.slice(0, -1)) }).click();
  const thread = page.getByRole('region', { name: /^Письмо О-/ });
  await expect(thread.getByText(question, { exact: true })).toBeVisible();
  await expectAccessible(page, 'letter');

  await page.locator('body').press('r');
  const answer = `Да, до 20 знаков внутри. ${Date.now()}`;
  // Not key by key: so fast, figures would be a scan.
  await page.keyboard.insertText(answer);
  await page.reload();
  await expect(page.getByLabel('Ответ', { exact: true })).toHaveValue(answer);
  await page.getByLabel('Ответ', { exact: true }).press('Control+Enter');
  await expect(thread.getByRole('region', { name: 'Переписка' }).getByText(answer)).toBeVisible();
  await expect(page.getByLabel('Ответ', { exact: true })).toHaveValue('');
  await expect(letters.getByRole('link', { name: new RegExp(question.slice(0, -1)) })).toBeHidden();
  await expect(async () => {
    const response = await fetch(`${origin}${listSentMessages.path}?to=${encodeURIComponent(email)}`);
    const { items } = listSentMessages.answer.parse(await response.json());
    // Letters are typeset with no-break spaces.
    expect(items.map(({ text }) => text.replaceAll(/\s/g, ' ')).join()).toContain(answer);
  }).toPass({ timeout: LETTER_MS });

  await page.locator('main').press('e');
  await expect(thread.getByText(/решено/)).toBeVisible();
});

async function openTalks(page: Page, person: Enrolled): Promise<void> {
  await page.goto('/office/talks');
  await signIn(page, person);
  await expect(page.getByRole('heading', { name: 'Обращения', level: 1 })).toBeVisible();
}
