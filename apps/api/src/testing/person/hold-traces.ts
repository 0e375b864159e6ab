import { randomUUID } from 'node:crypto';
import { holdPiece } from '@yahont/contracts/holds/holds.ts';
import type { TestApi, TestHeaders } from '../api.ts';
import { addPiece } from '../office.ts';

/** A piece that a store keeps for a person, who says what else they want to see. */
export async function keepAPiece(
  api: TestApi,
  { headers, phone }: { headers: TestHeaders; phone: string },
  { storeId, wish }: { storeId: number; wish: string },
) {
  const { skuId } = await addPiece(api, storeId);
  const body = { skuId, storeId, phone, coming: 'today' as const, wish, token: randomUUID() };
  return api.call(holdPiece, { headers, body: { ...body, acceptsPersonalData: true } });
}
