import { expect } from 'vitest';
import { applyCertificate } from '@yahont/contracts/certificates/certificates.ts';
import { certificateCode } from '@yahont/values/certificates/code.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { TestApi, TestHeaders } from '../api.ts';
import { codeFor, makeCertificate } from '../money/certificates.ts';
import { buyCertificate, giftFor } from '../money/electronic-order.ts';

type GiftTexts = { giftReceiver: string; giftSender: string; giftGreeting: string; giftAddress: string };

/** Buys a gift certificate for a named receiver, tries an invalid code, and applies a valid one. */
export async function leaveGiftTraces(api: TestApi, headers: TestHeaders, words: GiftTexts): Promise<void> {
  const gift = giftFor({
    receiver: words.giftReceiver,
    sender: words.giftSender,
    greeting: words.giftGreeting,
    address: words.giftAddress,
  });
  await buyCertificate(api, headers, { amount: kopecks(500_000), gift });
  const apply = (code: string) => api.call(applyCertificate, { headers, body: { code } });
  expect((await apply(certificateCode(new Uint8Array(10)))).status).toBe(409);
  expect((await apply(codeFor(await makeCertificate(api, kopecks(100_000))))).status).toBe(200);
}
