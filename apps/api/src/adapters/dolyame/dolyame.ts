import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { InstalmentOperator } from '#src/domains/buying/payment/instalments/operator.ts';
import type { NewPayment, Receipt } from '#src/domains/buying/payment/provider.ts';
import { ignoringRefusals } from '../http/ignoring-refusals.ts';
import { callDolyame } from './dolyame-client.ts';
import type { DolyameSettings } from './dolyame-settings.ts';
import { DolyameOrder, DolyameRefunded, toApplication, toRefunds, toRoubles } from './dolyame-wire.ts';

export const DOLYAME_WEBHOOK = '/api/payment/webhooks/dolyame';

/** Statuses that say that an order has already left the state. */
const OUT_OF_TURN = [400, 409, 422];

/** The operator of «Долями»: four equal payments, committed by us once the buyer has signed. */
export function createDolyame(settings: DolyameSettings): InstalmentOperator {
  const read = (id: string) =>
    callDolyame(settings, {
      path: `${pathOf(id)}/info`,
      correlationId: randomUUID(),
      answer: DolyameOrder,
    });
  const get = async (id: string) => toApplication(id, await read(id));
  const refundsOf = async (id: string) => toRefunds(id, await read(id));
  const act = (id: string, action: string, call: { body: object; correlationId: string }) =>
    callDolyame(settings, { path: `${pathOf(id)}/${action}`, answer: z.unknown(), ...call });
  return {
    name: 'dolyame',
    terms: settings.terms,
    apply: async (request) =>
      toApplication(
        request.paymentId,
        await callDolyame(settings, {
          path: '/create',
          body: orderBody(settings, request),
          correlationId: request.paymentId,
          answer: DolyameOrder,
        }),
      ),
    get,
    commit: async ({ providerId, paymentId, amount, receipt }) => {
      const body = { amount: toRoubles(amount), items: itemsOf(receipt) };
      await ignoringRefusals(
        OUT_OF_TURN,
        act(providerId, 'commit', { body, correlationId: idFor('commit', paymentId) }),
      );
      return get(providerId);
    },
    cancel: async ({ applicationId, paymentId }) => {
      await ignoringRefusals(
        OUT_OF_TURN,
        act(applicationId, 'cancel', { body: {}, correlationId: idFor('cancel', paymentId) }),
      );
      return get(applicationId);
    },
    refund: async ({ refundId, attempt, providerId, amount, receipt }) => {
      const { refund_id: made } = await callDolyame(settings, {
        path: `${pathOf(providerId)}/refund`,
        body: { amount: toRoubles(amount), returned_items: itemsOf(receipt) },
        correlationId: attempt === 0 ? refundId : idFor(`refund ${attempt}`, refundId),
        answer: DolyameRefunded,
      });
      if (typeof made !== 'string') return { refundProviderId: null, status: 'done' };
      // A refund that their order does not list cannot be looked up; it was accepted.
      const listed = (await refundsOf(providerId)).find((one) => one.providerId === made);
      return { refundProviderId: made, status: listed?.status ?? 'done' };
    },
    refundsOf,
    form: null,
  };
}

function pathOf(id: string): string {
  return `/${encodeURIComponent(id)}`;
}

/** A UUID for one action on one payment, the same for every attempt. */
function idFor(action: string, paymentId: string): string {
  const hex = createHash('sha256').update(`${action} ${paymentId}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

function orderBody({ returnUrlBase }: DolyameSettings, request: NewPayment): object {
  const { paymentId, orderId, amount, receipt } = request;
  const page = `${returnUrlBase}/cart/pay/?order=${orderId}`;
  const [lastName = '', firstName = ''] = receipt.fullName.split(' ');
  return {
    order: { id: paymentId, amount: toRoubles(amount), prepaid_amount: 0, items: itemsOf(receipt) },
    client_info: {
      first_name: firstName,
      last_name: lastName,
      phone: receipt.phone,
      ...(receipt.email === '' ? {} : { email: receipt.email }),
    },
    notification_url: `${returnUrlBase}${DOLYAME_WEBHOOK}`,
    success_url: page,
    fail_url: page,
  };
}

function itemsOf({ lines }: Receipt): object[] {
  return lines.map(({ description, amount }) => ({
    name: description,
    quantity: 1,
    price: toRoubles(amount),
  }));
}
