import { randomUUID } from 'node:crypto';
import { writeOrderMessage } from '@yahont/contracts/office/order-work/order-messages.ts';
import { writeOrderNote } from '@yahont/contracts/office/order-lists/order-notes.ts';
import * as office from '@yahont/contracts/office/returns.ts';
import { askForPostage, askForReturn, getOrderReturns } from '@yahont/contracts/returns/returns.ts';
import type { TestApi, TestHeaders } from '../api.ts';
import { makeStaff } from '../staff.ts';

type ReturnTexts = { checkWords: string; denialWords: string };

/** Staff receive, check and refuse a return, with words about its shopper, also in a note of its order. */
export async function refuseReturned(
  api: TestApi,
  id: number,
  { checkWords, denialWords }: ReturnTexts,
): Promise<void> {
  const { headers } = await makeStaff(api.context, ['head']);
  const params = { id };
  const { rows } = await api.database.query('select uin from return_pieces where return_id = $1', [id]);
  const uin = String(rows[0]?.['uin']);
  const marks = { uinMark: 'right', dmdkMark: 'right', weightMark: 'right', tagMark: 'right' } as const;
  const check = { ...marks, wearMark: 'wrong', stoneMark: 'right', weightMg: null, uin } as const;
  (await api.call(office.scanReturned, { params, headers, body: { uin } })).answer();
  (await api.call(office.receiveReturn, { params, headers, body: {} })).answer();
  const checked = { ...check, words: checkWords };
  (await api.call(office.checkReturned, { params, headers, body: checked })).answer();
  const refused = { denial: 'worn', words: denialWords } as const;
  const { order } = (await api.call(office.refuseReturn, { params, headers, body: refused })).answer();
  const note = { params: { id: order.id }, headers, body: { text: denialWords } };
  (await api.call(writeOrderNote, note)).answer();
  const message = { key: randomUUID(), channel: 'sms' as const, text: denialWords };
  (await api.call(writeOrderMessage, { ...note, body: message })).answer();
}

type BoughtOrder = { orderId: number; headers: TestHeaders };

/** Sends all of an order back by post as faulty and asks for the postage, with a receipt that has a name in its own. */
export async function claimPostage(
  api: TestApi,
  { orderId, headers }: BoughtOrder,
  { returnComment, postageFile }: { returnComment: string; postageFile: string },
): Promise<number> {
  const ofOrder = { params: { id: orderId }, headers };
  const { lines } = (await api.call(getOrderReturns, ofOrder)).answer();
  const body = {
    lineIds: lines.map(({ lineId }) => lineId),
    reason: 'defect' as const,
    comment: returnComment,
    route: { kind: 'post' as const },
  };
  const { id } = (await api.call(askForReturn, { ...ofOrder, body })).answer();
  const { headers: head } = await makeStaff(api.context, ['head']);
  (await api.call(office.approveReturn, { params: { id }, headers: head })).answer();
  const files = [new File(['%PDF-1.7 %%EOF'], postageFile, { type: 'application/pdf' })];
  const claim = { params: { id }, headers, body: { amount: 64_200 }, files };
  (await api.call(askForPostage, claim)).answer();
  return id;
}
