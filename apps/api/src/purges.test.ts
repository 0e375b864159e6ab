import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { writeBareReview } from '#src/testing/reviews/bare-review.ts';
import { fillSmallShop, type SmallShop } from '#src/testing/small-shop.ts';
import { makeFuser, signIn } from '#src/testing/visitors.ts';

const HOUR_MS = 3_600_000;

let api: TestApi;
let shop: SmallShop;
beforeAll(async () => {
  api = await createTestApi();
  shop = await fillSmallShop(api);
});
afterAll(() => api.stop());

test('counts and answers of paid services go when their time is over', async () => {
  const at = api.clock.now().getTime();
  await api.database.query(
    `insert into paid_answers (service, question, answer, expires_at) values ('dadata', 'old', '[]', $1), ('dadata', 'new', '[]', $2)`,
    [new Date(at - 1).toISOString(), new Date(at + HOUR_MS).toISOString()],
  );
  await run('purge-paid-services');
  expect((await api.database.query('select question from paid_answers')).rows).toEqual([{ question: 'new' }]);
});

test('a line that was removed from a cart goes after a day', async () => {
  const headers = await makeFuser(api);
  const sent = await api.call(addCartLine, { headers, body: { skuId: shop.skuId, quantity: 1 } });
  expect(sent.status).toBe(201);
  const count = async () =>
    (await api.database.query('select count(*)::int as count from cart_lines')).rows[0]?.['count'];
  await api.database.query('update cart_lines set removed_at = $1', [api.clock.now().toISOString()]);
  api.clock.advance(23 * HOUR_MS);
  await run('purge-cart-lines');
  expect(await count()).toBe(1);
  api.clock.advance(2 * HOUR_MS);
  await run('purge-cart-lines');
  expect(await count()).toBe(0);
});

test('who voted for a review from a browser is forgotten after a year, the vote of an account is kept', async () => {
  const reviewId = await writeBareReview(api.context, { productId: shop.productId, isComplainedAbout: true });
  const { accountId } = await signIn(api);
  const at = api.clock.now().toISOString();
  await api.database.query(
    `insert into review_votes (review_id, account_id, fuser_id, at) values ($1, $2, null, $3), ($1, null, 'browser', $3)`,
    [reviewId, accountId, at],
  );
  await api.database.query('update review_complaints set closed_at = $1', [at]);
  api.clock.advance(364 * 24 * HOUR_MS);
  await run('purge-review-readers');
  expect(await readers()).toEqual({ votes: 2, complaints: 1 });
  api.clock.advance(2 * 24 * HOUR_MS);
  await run('purge-review-readers');
  expect(await readers()).toEqual({ votes: 1, complaints: 0 });
});

async function readers() {
  const { rows } = await api.database.query(
    'select (select count(*)::int from review_votes) as votes, (select count(*)::int from review_complaints) as complaints',
  );
  return rows[0];
}

/** What the scheduler runs. */
async function run(schedule: string): Promise<void> {
  const due = api.jobs.schedules().find(({ name }) => name === schedule);
  if (due === undefined) throw new Error(`there is no schedule ${schedule}`);
  await due.run();
}
