import { listPurchases } from '@yahont/contracts/purchases/purchases.ts';
import { complain, setUseful, writeReview } from '@yahont/contracts/reviews/reviews.ts';
import sharp from 'sharp';
import type { TestApi, TestHeaders } from '../api.ts';
import { writeBareReview } from '../reviews/bare-review.ts';

type Reader = { productId: number; headers: TestHeaders };

/** A review of the piece from a store, with a photograph, a vote and a complaint about somebody else's. */
export async function leaveReviewTraces(
  api: TestApi,
  { productId, headers }: Reader,
  words: { review: string; complaint: string },
): Promise<void> {
  const { items } = (await api.call(listPurchases, { headers })).answer();
  const key = items.find(({ from }) => from.kind === 'store')?.key ?? '';
  const picture = sharp({ create: { width: 60, height: 60, channels: 3, background: '#8c1d3f' } });
  const file = new File([new Uint8Array(await picture.jpeg().toBuffer())], 'a.jpg');
  const body = { mark: 5 as const, text: words.review, isSigned: true };
  (await api.call(writeReview, { headers, params: { key }, body, files: [file] })).answer();
  const params = { id: await writeBareReview(api.context, { productId }) };
  (await api.call(setUseful, { headers, params, body: { isUseful: true } })).answer();
  const reason = 'off-topic' as const;
  (await api.call(complain, { headers, params, body: { reason, text: words.complaint } })).answer();
}
