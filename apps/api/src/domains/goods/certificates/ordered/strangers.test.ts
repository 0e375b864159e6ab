import { expect, test } from 'vitest';
import { listOrderCertificates, resendCertificate } from '@yahont/contracts/certificates/certificates.ts';
import { kopecks } from '@yahont/values/money.ts';
import { createTestApi } from '#src/testing/api.ts';
import { buyCertificate, giftFor } from '#src/testing/money/electronic-order.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeFuser, signIn } from '#src/testing/visitors.ts';

test('another account neither sees the gift certificates of an order nor sends them again', async () => {
  const api = await createTestApi();
  await fillSmallShop(api);
  const { headers } = await signIn(api);
  const order = await buyCertificate(api, headers, { amount: kopecks(500_000), gift: giftFor({}) });
  await api.deliverOutbox();
  const params = { id: order.id };
  const [one] = (await api.call(listOrderCertificates, { headers, params })).answer().items;
  const id = one?.id ?? '';
  api.clock.advance(11 * 60_000);
  const stranger = (await signIn(api)).headers;
  expect((await api.call(listOrderCertificates, { headers: stranger, params })).status).toBe(404);
  expect((await api.call(resendCertificate, { headers: stranger, params: { id } })).status).toBe(404);
  const visitor = await makeFuser(api);
  expect((await api.call(listOrderCertificates, { headers: visitor, params })).status).toBe(401);
  expect((await api.call(resendCertificate, { headers, params: { id } })).status).toBe(200);
  await api.stop();
});
