import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listenLocally } from '#src/testing/listen-locally.ts';

type FakePayment = {
  id: string;
  status: 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled';
  amount: { value: string; currency: string };
  confirmation?: { type: string; confirmation_url: string };
  cancellation_details?: { party: string; reason: string };
};
type FakeRefund = {
  id: string;
  status: string;
  payment_id: string;
  amount: { value: string; currency: string };
};
export type SeenRequest = {
  method: string;
  path: string;
  idempotenceKey: string | undefined;
  body: Record<string, unknown>;
};

export type FakeYookassa = {
  /** Base address, with `/v3`. */
  url: string;
  /** Every request received, also those answered with a failure. */
  seen: SeenRequest[];
  payments: Map<string, FakePayment>;
  refunds: FakeRefund[];
  /** Carries out the next request and still answers it with a failure. */
  failNext: (status: number) => void;
  /** Never answers the next request. */
  hangNext: () => void;
  succeed: (id: string) => void;
  cancel: (id: string, reason: string) => void;
  stop: () => Promise<void>;
};

type Answer = { status: number; body: object };

/** YooKassa's side of the protocol: Basic auth, idempotence keys, states, errors. Lives for one test. */
export async function startFakeYookassa({
  shopId,
  secretKey,
}: {
  shopId: string;
  secretKey: string;
}): Promise<FakeYookassa> {
  const seen: SeenRequest[] = [];
  const payments = new Map<string, FakePayment>();
  const refunds: FakeRefund[] = [];
  const byKey = new Map<string, Answer>();
  const faults: ({ kind: 'status'; status: number } | { kind: 'silence' })[] = [];
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;

  const carryOut = ({ method, path, body }: SeenRequest): Answer => {
    const [, , collection = '', id = '', action = ''] = path.split('/');
    const payment = payments.get(collection === 'refunds' ? String(body['payment_id']) : id);
    if (method === 'POST' && collection === 'payments' && id === '')
      return { status: 200, body: create(payments, body) };
    if (!payment) return failure(404, 'not_found', 'Payment was not found');
    if (method === 'GET' && collection === 'payments') return { status: 200, body: payment };
    if (action === 'cancel') {
      if (payment.status !== 'waiting_for_capture')
        return failure(400, 'invalid_request', 'Payment cannot be canceled');
      cancelPayment(payment, 'canceled_by_merchant');
      return { status: 200, body: payment };
    }
    if (collection !== 'refunds' || method !== 'POST') return failure(404, 'not_found', 'No such method');
    if (payment.status !== 'succeeded') return failure(400, 'invalid_request', 'Payment is not succeeded');
    const refund = { id: randomUUID(), status: 'succeeded', payment_id: payment.id, amount: amountOf(body) };
    refunds.push(refund);
    return { status: 200, body: refund };
  };

  const answer = (request: SeenRequest, header: string | undefined): Answer => {
    if (header !== authorization) return failure(401, 'invalid_credentials', 'Basic authentication failed');
    if (request.method !== 'POST') return carryOut(request);
    const key = request.idempotenceKey ?? '';
    if (key === '' || key.length > 64) return failure(400, 'invalid_request', 'Idempotence-Key is required');
    const known = byKey.get(key) ?? carryOut(request);
    byKey.set(key, known);
    return known;
  };

  const { url, stop } = await listenLocally(
    createServer((request, response) => {
      void readRequest(request).then((one) => {
        seen.push(one);
        const fault = faults.shift();
        const { status, body } = answer(one, request.headers.authorization);
        if (fault?.kind === 'silence') return;
        if (fault) send(response, failure(fault.status, 'internal_server_error', 'Try again'));
        else send(response, { status, body });
      });
    }),
  );
  return {
    url: `${url}/v3`,
    seen,
    payments,
    refunds,
    failNext: (status) => faults.push({ kind: 'status', status }),
    hangNext: () => faults.push({ kind: 'silence' }),
    succeed: (id) => {
      const payment = payments.get(id);
      if (payment?.status === 'pending') payment.status = 'succeeded';
    },
    cancel: (id, reason) => {
      const payment = payments.get(id);
      if (payment) cancelPayment(payment, reason);
    },
    stop,
  };
}

function create(payments: Map<string, FakePayment>, body: Record<string, unknown>): FakePayment {
  const id = randomUUID();
  const payment: FakePayment = {
    id,
    status: 'pending',
    amount: amountOf(body),
    confirmation: { type: 'redirect', confirmation_url: `https://yoomoney.test/checkout/${id}` },
  };
  payments.set(id, payment);
  return payment;
}

function cancelPayment(payment: FakePayment, reason: string): void {
  payment.status = 'canceled';
  payment.cancellation_details = { party: 'payment_network', reason };
}

function amountOf(body: Record<string, unknown>): { value: string; currency: string } {
  const amount = body['amount'];
  if (typeof amount !== 'object' || amount === null || !('value' in amount))
    throw new Error('a request without amount');
  return { value: String(amount.value), currency: 'RUB' };
}

function failure(status: number, code: string, description: string): Answer {
  return { status, body: { type: 'error', id: randomUUID(), code, description } };
}

async function readRequest(request: IncomingMessage): Promise<SeenRequest> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const parsed: unknown = text === '' ? {} : JSON.parse(text);
  const key = request.headers['idempotence-key'];
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    idempotenceKey: typeof key === 'string' ? key : undefined,
    body: typeof parsed === 'object' && parsed !== null ? { ...parsed } : {},
  };
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
