import { createServer, type IncomingMessage } from 'node:http';
import { CompactSign, exportJWK, generateKeyPair } from 'jose';
import { fromDecimalString, kopecks, sumKopecks, toDecimalString } from '@yahont/values/money.ts';
import { listenLocally } from '#src/testing/listen-locally.ts';

type FakeOrder = {
  orderId: string;
  paymentStatus: string;
  /** What was ordered; an answer has the refunds taken off. */
  orderAmount: string;
  paymentUrl: string;
};
type FakeRefund = {
  orderId: string;
  /** Null of one that the shop did not ask for. */
  operationId: string | null;
  amount: string;
  status: 'PENDING' | 'SUCCESS' | 'FAIL';
};
type Call = { action: string; id: string; body: Record<string, unknown> };
/** `refusal`: not carried out, and the answer says so. */
type Fault = 'failure' | 'silence' | 'half' | 'refusal';
type Notice = { id: string; merchantId?: string; at: Date; isForged?: boolean };

export type FakeYandexPay = Awaited<ReturnType<typeof startFakeYandexPay>>;

/** Yandex Pay's side of the protocol: API key, states, operations, signed notices. Lives for one test. */
export async function startFakeYandexPay({ apiKey, merchantId }: { apiKey: string; merchantId: string }) {
  const orders = new Map<string, FakeOrder>();
  const seen: Call[] = [];
  const refunds: FakeRefund[] = [];
  const faults: { fault: Fault; action: string | undefined }[] = [];
  const own = await generateKeyPair('ES256', { extractable: true });
  const foreign = await generateKeyPair('ES256');
  const jwks = { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'ES256' }] };

  const backOf = (orderId: string): FakeRefund[] => refunds.filter((one) => one.orderId === orderId);
  const refund = ({ orderId, paymentStatus }: FakeOrder, body: Call['body']) => {
    const operationId = String(body['externalOperationId']);
    const amount = String(body['refundAmount']);
    // The same operation gives money back once, and is refused from then on.
    if (refunds.some((one) => one.operationId === operationId))
      return { status: 409, body: { status: 'fail', reasonCode: 'DUPLICATE_EXTERNAL_OPERATION_ID' } };
    if (!['CAPTURED', 'PARTIALLY_REFUNDED'].includes(paymentStatus))
      return { status: 409, body: { status: 'fail', reasonCode: 'ORDER_STATE' } };
    const status = fake.refundsLater ? 'PENDING' : 'SUCCESS';
    refunds.push({ orderId, operationId, amount, status });
    return { status: 200, body: { status: 'success', data: { operation: { status } } } };
  };
  /** The order as an answer shows it, with the steps of its money. */
  const shown = (order: FakeOrder): object => {
    const { orderId, paymentStatus, orderAmount } = order;
    const back = backOf(orderId);
    const isCaptured = paymentStatus === 'CAPTURED';
    const steps = [
      ...(isCaptured
        ? [{ operationType: 'CAPTURE', operationId: `c-${orderId}`, status: 'SUCCESS', amount: orderAmount }]
        : []),
      ...back.map(({ operationId, status, amount }, index) => ({
        operationType: 'REFUND',
        operationId: `r-${orderId}-${index}`,
        ...(operationId === null ? {} : { externalOperationId: operationId }),
        status,
        amount,
      })),
    ];
    const gone = sumKopecks(
      back.filter(({ status }) => status === 'SUCCESS').map(({ amount }) => fromDecimalString(amount)),
    );
    const left = kopecks(fromDecimalString(orderAmount) - gone);
    const status = left === 0 ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    return {
      order: {
        ...order,
        paymentStatus: isCaptured && gone > 0 ? status : paymentStatus,
        orderAmount: toDecimalString(left),
      },
      operations: steps,
    };
  };
  const carryOut = ({ action, id, body }: Call): { status: number; body: object } => {
    if (action === 'create') return { status: 200, body: { data: create(orders, body) } };
    const order = orders.get(id);
    if (!order) return { status: 404, body: { status: 'fail', reasonCode: 'ORDER_NOT_FOUND' } };
    if (action === 'read') return { status: 200, body: { status: 'success', data: shown(order) } };
    const [from, to] =
      {
        capture: ['AUTHORIZED', 'CAPTURED'],
        cancel: ['AUTHORIZED', 'VOIDED'],
        rollback: ['PENDING', 'FAILED'],
      }[action] ?? [];
    if (action === 'refund') return refund(order, body);
    if (order.paymentStatus !== from)
      return { status: 409, body: { status: 'fail', reasonCode: 'ORDER_STATE' } };
    order.paymentStatus = to ?? '';
    return { status: 200, body: { status: 'success', data: {} } };
  };

  const nextFault = ({ action }: Call): Fault | undefined => {
    const index = faults.findIndex((one) => one.action === undefined || one.action === action);
    return index === -1 ? undefined : faults.splice(index, 1)[0]?.fault;
  };

  const { url, stop } = await listenLocally(
    createServer((request, response) => {
      void readCall(request).then((call) => {
        if (request.url === '/api/jwks') {
          if (fake.hidesKeys) response.writeHead(502).end();
          else response.end(JSON.stringify(jwks));
          return;
        }
        seen.push(call);
        if (request.headers.authorization !== `Api-Key ${apiKey}`) {
          response.writeHead(403).end('{}');
          return;
        }
        if (fake.isAway === 'silence') return;
        if (fake.isAway === 'failure') {
          response.writeHead(500).end('{}');
          return;
        }
        const fault = nextFault(call);
        if (fault === 'refusal') {
          response.writeHead(409).end('{"status":"fail","reasonCode":"NOT_NOW"}');
          return;
        }
        // Any other fault comes after the work: the caller cannot know that it was done.
        const { status, body } = carryOut(call);
        if (fault === 'silence') return;
        const text = JSON.stringify(body);
        if (fault === 'failure') response.writeHead(500).end('{}');
        else response.writeHead(status).end(fault === 'half' ? text.slice(0, text.length / 2) : text);
      });
    }),
  );
  const fake = {
    url,
    orders,
    seen,
    refunds,
    /** Its keys cannot be read. */
    hidesKeys: false,
    /** Answers nothing, or nothing but failures, and carries nothing out. */
    isAway: null as 'silence' | 'failure' | null,
    /** Refunds are not over at once. */
    refundsLater: false,
    /** Spoils the next answer, or the next one to an action. */
    failNext: (fault: Fault, action?: string) => {
      faults.push({ fault, action });
    },
    /** The buyer, or Yandex Pay, has moved the order on. Its notice is lost unless a test sends it. */
    move: (id: string, paymentStatus: string, change: Partial<Pick<FakeOrder, 'orderAmount'>> = {}) => {
      Object.assign(orders.get(id) ?? {}, { paymentStatus, ...change });
    },
    /** A notice as Yandex Pay signs it, with its times in the header. */
    sign: ({ id, merchantId: shopId = merchantId, at, isForged = false }: Notice) => {
      const seconds = Math.floor(at.getTime() / 1000);
      const payload = { merchantId: shopId, event: 'ORDER_STATUS_UPDATED', order: { orderId: id } };
      return new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
        .setProtectedHeader({ alg: 'ES256', kid: 'one', typ: 'JWT', iat: seconds, exp: seconds + 300 })
        .sign((isForged ? foreign : own).privateKey);
    },
    stop,
  };
  return fake;
}

function create(orders: Map<string, FakeOrder>, body: Record<string, unknown>): { paymentUrl: string } {
  const { orderId, cart } = body;
  const total = JSON.stringify(cart).match(/"total":\{"amount":"([\d.]+)"\}/)?.[1];
  if (typeof orderId !== 'string' || total === undefined) throw new Error('an order without a sum');
  const paymentUrl = `https://pay.yandex.test/${orderId}`;
  if (!orders.has(orderId))
    orders.set(orderId, { orderId, paymentStatus: 'PENDING', orderAmount: total, paymentUrl });
  return { paymentUrl };
}

async function readCall(request: IncomingMessage): Promise<Call> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const parsed: unknown = text === '' ? {} : JSON.parse(text);
  const [, , , , , id = '', action] = (request.url ?? '').split('/');
  return {
    action: action ?? (id === '' ? 'create' : 'read'),
    id,
    body: typeof parsed === 'object' && parsed !== null ? { ...parsed } : {},
  };
}
