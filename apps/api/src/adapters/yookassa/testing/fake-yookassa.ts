import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenLocally } from '#src/testing/listen-locally.ts';
import {
  failure,
  invalid,
  ok,
  openFakeBooks,
  type Answer,
  type FakeBooks,
  type FakePayment,
  type FakeReceipt,
  type FakeRefund,
} from './fake-books.ts';

export type SeenRequest = {
  method: string;
  path: string;
  idempotenceKey: string | undefined;
  body: Record<string, unknown>;
};

/** How one answer goes wrong. All but `refused` carry the request out first. */
export type Fault =
  | { kind: 'status'; status: number }
  | { kind: 'silence' }
  | { kind: 'half' }
  /** Did not even begin. */
  | { kind: 'refused'; status: number };

export type FakeYookassa = {
  /** Base address, with `/v3`. */
  url: string;
  books: FakeBooks;
  /** Every request received, also those answered with a failure. */
  seen: SeenRequest[];
  payments: Map<string, FakePayment>;
  refunds: FakeRefund[];
  receipts: FakeReceipt[];
  /** Ids that lists leave out, as if a page had missed them. */
  unlisted: Set<string>;
  /** Lists pay no heed to which payment or refund they are asked about. */
  ignoresFilters: boolean;
  /** Carries out the next request and still answers it with a failure. */
  failNext: (status: number) => void;
  /** Never answers the next request. */
  hangNext: () => void;
  spoilNext: (fault: Fault) => void;
  clearFaults: () => void;
  /** A day has passed: keys mean nothing any more. */
  forgetKeys: () => void;
  /** Answers nothing but errors, and carries nothing out. */
  isAway: boolean;
  succeed: (id: string) => void;
  cancel: (id: string, reason: string) => void;
  stop: () => Promise<void>;
};

type Options = { shopId: string; secretKey: string; now?: () => Date; pageSize?: number };

/** YooKassa's side of the protocol: Basic auth, idempotence keys, states, lists, errors. Lives for one test. */
export async function startFakeYookassa({
  shopId,
  secretKey,
  now = () => new Date(),
  pageSize = 100,
}: Options): Promise<FakeYookassa> {
  const seen: SeenRequest[] = [];
  const books = openFakeBooks(now);
  const { payments, refunds, receipts } = books;
  const unlisted = new Set<string>();
  const byKey = new Map<string, Answer>();
  const faults: Fault[] = [];
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;

  const list = (collection: string, query: URLSearchParams): Answer => {
    const rows = { payments: [...payments.values()], refunds, receipts }[collection];
    if (!rows) return failure(404, 'not_found', 'No such list');
    const from = query.get('created_at.gte') ?? '';
    const to = query.get('created_at.lt') ?? '\uffff';
    const filters = (['payment_id', 'refund_id'] as const).filter((name) => query.has(name));
    if (filters.length > 1) return invalid('Only one of payment_id and refund_id may be given');
    const isAsked = (row: object): boolean =>
      fake.ignoresFilters ||
      filters.every((name) => new Map(Object.entries(row)).get(name) === query.get(name));
    const found = rows.filter(
      (row) =>
        !unlisted.has(row.id) &&
        (!('created_at' in row) || (row.created_at >= from && row.created_at < to)) &&
        isAsked(row),
    );
    const start = Number(query.get('cursor') ?? 0);
    const size = Math.min(pageSize, Number(query.get('limit') ?? 10));
    const next = start + size < found.length ? { next_cursor: String(start + size) } : {};
    return ok({ type: 'list', items: found.slice(start, start + size), ...next });
  };

  const carryOut = ({ method, path, body }: SeenRequest): Answer => {
    const { pathname, searchParams } = new URL(path, 'http://fake');
    const [, , collection = '', id = '', action = ''] = pathname.split('/');
    if (method === 'GET' && id === '') return list(collection, searchParams);
    if (method === 'POST' && id === '') {
      if (collection === 'payments') return books.begin(body);
      if (collection === 'refunds') return books.refund(body);
      if (collection === 'receipts') return books.close(body);
    }
    const payment = payments.get(id);
    if (!payment || collection !== 'payments') return failure(404, 'not_found', 'Payment was not found');
    if (method === 'GET') return ok(payment);
    if (action === 'capture') return books.capture(payment, body);
    if (action !== 'cancel') return failure(404, 'not_found', 'No such method');
    if (payment.status !== 'waiting_for_capture') return invalid('Payment cannot be canceled');
    books.cancel(payment, 'canceled_by_merchant');
    return ok(payment);
  };

  const answer = (request: SeenRequest, header: string | undefined): Answer => {
    if (header !== authorization) return failure(401, 'invalid_credentials', 'Basic authentication failed');
    if (request.method !== 'POST') return carryOut(request);
    const key = request.idempotenceKey ?? '';
    if (key === '' || key.length > 64) return invalid('Idempotence-Key is required');
    // A repeated key gets the original answer, even if the object has changed since.
    const known = byKey.get(key) ?? structuredClone(carryOut(request));
    byKey.set(key, known);
    return known;
  };

  const { url, stop } = await listenLocally(
    createServer((request, response) => {
      void readRequest(request).then((one) => {
        seen.push(one);
        const fault = fake.isAway ? AWAY : faults.shift();
        if (fault?.kind === 'refused') {
          send(response, failure(fault.status, 'internal_server_error', 'Try again'));
          return;
        }
        const { status, body } = answer(one, request.headers.authorization);
        if (fault?.kind === 'silence') return;
        if (fault?.kind === 'half')
          response
            .writeHead(status, { 'content-type': 'application/json' })
            .end(JSON.stringify(body).slice(0, 20));
        else if (fault) send(response, failure(fault.status, 'internal_server_error', 'Try again'));
        else send(response, { status, body });
      });
    }),
  );
  const fake: FakeYookassa = {
    url: `${url}/v3`,
    books,
    seen,
    payments,
    refunds,
    receipts,
    unlisted,
    ignoresFilters: false,
    failNext: (status) => faults.push({ kind: 'status', status }),
    hangNext: () => faults.push({ kind: 'silence' }),
    spoilNext: (fault) => faults.push(fault),
    clearFaults: () => {
      faults.length = 0;
    },
    forgetKeys: () => byKey.clear(),
    isAway: false,
    succeed: books.pay,
    cancel: (id, reason) => {
      const payment = payments.get(id);
      if (payment) books.cancel(payment, reason);
    },
    stop,
  };
  return fake;
}

const AWAY = { kind: 'refused', status: 503 } as const satisfies Fault;

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
