import { randomUUID } from 'node:crypto';
import { createServer } from 'node:https';
import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import { listenLocally } from '#src/testing/listen-locally.ts';
import { TEST_CERTIFICATE, TEST_KEY } from './certificate.ts';

type FakeOrder = {
  id: string;
  status: string;
  amount: number;
  link: string;
  payment_schedule: { payment_date: string; amount: number }[] | null;
  refunded: number;
  refunds: FakeRefund[];
};
type FakeRefund = { refund_id: string; refunded_amount: number; status: 'pending' | 'processed' };
type Call = { action: string; id: string; body: Record<string, unknown>; correlationId: string };
/** `refusal`: not carried out, and the answer says so. */
type Fault = 'failure' | 'silence' | 'half' | 'refusal';
type Answer = { status: number; body: object };

export type FakeDolyame = Awaited<ReturnType<typeof startFakeDolyame>>;

/** The operator's side of Долями: client certificates, Basic auth, correlation ids, states. Lives for one test. */
export async function startFakeDolyame({ login, password }: { login: string; password: string }) {
  const orders = new Map<string, FakeOrder>();
  const seen: Call[] = [];
  const byCorrelation = new Map<string, Answer>();
  const faults: { fault: Fault; action: string | undefined }[] = [];
  const authorization = `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;

  const carryOut = ({ action, id, body }: Call): Answer => {
    if (action === 'create') return { status: 200, body: create(orders, body) };
    const order = orders.get(id);
    if (!order) return { status: 404, body: { message: 'unknown order' } };
    if (action === 'info') return { status: 200, body: shown(order) };
    const wanted = { commit: 'wait_for_commit', refund: 'committed', cancel: '' }[action];
    const isOpen = ['new', 'approved', 'wait_for_commit'].includes(order.status);
    if (action === 'cancel' ? !isOpen : order.status !== wanted)
      return { status: 422, body: { message: `the order is ${order.status}` } };
    if (action === 'commit') order.status = 'committed';
    if (action === 'cancel') order.status = 'canceled';
    if (action === 'refund') return refund(order, Number(body['amount']));
    return { status: 200, body: order };
  };
  const refund = (order: FakeOrder, amount: number): Answer => {
    order.refunded += amount;
    const status = fake.refundsLater ? 'pending' : 'processed';
    const made: FakeRefund = { refund_id: randomUUID(), refunded_amount: amount, status };
    order.refunds.push(made);
    return { status: 200, body: { amount: order.amount - order.refunded, refund_id: made.refund_id } };
  };
  /** The order as `info` shows it. */
  const shown = ({ refunds, refunded, ...order }: FakeOrder): object => ({
    ...order,
    amount: fake.takesRefundsOff ? order.amount - refunded : order.amount,
    ...(refunds.length === 0
      ? {}
      : {
          refund_info: {
            total_refunded_amount: refunded,
            total_refunded_prepaid_amount: 0,
            items: refunds,
          },
        }),
  });
  const nextFault = ({ action }: Call): Fault | undefined => {
    const index = faults.findIndex((one) => one.action === undefined || one.action === action);
    return index === -1 ? undefined : faults.splice(index, 1)[0]?.fault;
  };
  const answer = (call: Call): Answer => {
    const known = byCorrelation.get(call.correlationId) ?? carryOut(call);
    if (call.action !== 'info') byCorrelation.set(call.correlationId, known);
    return known;
  };

  const { port, stop } = await listenLocally(
    createServer(
      {
        cert: TEST_CERTIFICATE,
        key: TEST_KEY,
        ca: TEST_CERTIFICATE,
        requestCert: true,
        rejectUnauthorized: true,
      },
      (request, response) => {
        void readCall(request).then((call) => {
          seen.push(call);
          if (request.headers.authorization !== authorization || !isKnown(request.socket as TLSSocket)) {
            response.writeHead(401).end('{}');
            return;
          }
          if (fake.isAway === 'silence') return;
          if (fake.isAway === 'failure') {
            response.writeHead(500).end('{}');
            return;
          }
          const fault = nextFault(call);
          if (fault === 'refusal') {
            response.writeHead(422).end('{"message":"not now"}');
            return;
          }
          // Any other fault comes after the work: the caller cannot know that it was done.
          const { status, body } = answer(call);
          if (fault === 'silence') return;
          if (fault === 'failure') response.writeHead(500).end('{}');
          else {
            const text = JSON.stringify(body);
            response.writeHead(status).end(fault === 'half' ? text.slice(0, text.length / 2) : text);
          }
        });
      },
    ),
  );
  const fake = {
    url: `https://127.0.0.1:${port}`,
    orders,
    seen,
    /** Answers nothing, or nothing but failures, and carries nothing out. */
    isAway: null as 'silence' | 'failure' | null,
    /** Refunds are accepted, and not over at once. */
    refundsLater: false,
    /** The sum of an order has its refunds taken off. */
    takesRefundsOff: false,
    /** A day has passed: correlation ids mean nothing any more. */
    forgetKeys: () => byCorrelation.clear(),
    /** Spoils the next answer, or the next one to an action. */
    failNext: (fault: Fault, action?: string) => {
      faults.push({ fault, action });
    },
    /** The buyer, or the operator, has moved the order on. Its notice is lost unless a test sends it. */
    move: (id: string, change: Partial<Pick<FakeOrder, 'status' | 'amount' | 'payment_schedule'>>) => {
      Object.assign(orders.get(id) ?? {}, change);
    },
    stop,
  };
  return fake;
}

function isKnown(socket: TLSSocket): boolean {
  return socket.authorized;
}

function create(orders: Map<string, FakeOrder>, { order }: Record<string, unknown>): FakeOrder {
  if (typeof order !== 'object' || order === null || !('id' in order) || !('amount' in order))
    throw new Error('an application without an order');
  const id = String(order.id);
  const made: FakeOrder = {
    id,
    status: 'new',
    amount: Number(order.amount),
    link: `https://dolyame.test/${id}`,
    payment_schedule: null,
    refunded: 0,
    refunds: [],
  };
  orders.set(id, made);
  return made;
}

async function readCall(request: IncomingMessage): Promise<Call> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const parsed: unknown = text === '' ? {} : JSON.parse(text);
  const [, , , first = '', second] = (request.url ?? '').split('/');
  return {
    action: second ?? first,
    id: second === undefined ? '' : first,
    body: typeof parsed === 'object' && parsed !== null ? { ...parsed } : {},
    correlationId: String(request.headers['x-correlation-id'] ?? ''),
  };
}
