import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { startFakeYookassa, type FakeYookassa } from '@yahont/api/adapters/yookassa/testing/fake-yookassa.ts';
import { listenLocally } from '@yahont/api/testing/listen-locally.ts';
import { pick } from '../../../bench/support/random.ts';

export const BANK_KEYS = { shopId: '100500', secretKey: 'a secret of the bench' };

/** An address of YooKassa's network, and one outside it. */
const THEIRS = '185.71.76.5';
const FOREIGN = '203.0.113.9';

/**
 * What happens to a request. `lost-answer`: executed, answered with 500. `silence`: executed, never answered.
 */
const FATES = ['answered', 'refused-before', 'lost-answer', 'silence', 'slow'] as const;
const FATE_WEIGHTS = [70, 8, 10, 4, 8];
/** How a change is announced. `early`: additionally before it happened. */
const NOTICES = ['never', 'once', 'twice', 'late', 'early'] as const;
const NOTICE_WEIGHTS = [25, 30, 15, 20, 10];
const TRIES = 3;

export type MisbehavingBank = {
  /** Base address, with `/v3`. */
  url: string;
  /** The bank's own records: nothing is lost here. */
  ledger: Pick<FakeYookassa, 'payments' | 'refunds' | 'receipts'>;
  /** How often each misbehaviour happened. */
  counts: Map<string, number>;
  /** From now on every request is answered normally. */
  behave: () => void;
  stop: () => Promise<void>;
};

/**
 * YooKassa with a bad network, whose buyers pay or decline after a while.
 * @param shop address that receives its notifications
 */
export async function startMisbehavingBank(random: () => number, shop: string): Promise<MisbehavingBank> {
  const bank = await startFakeYookassa(BANK_KEYS);
  const counts = new Map<string, number>();
  const count = (what: string) => void counts.set(what, (counts.get(what) ?? 0) + 1);
  let isGood = false;
  let isOpen = true;

  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const fate = isGood ? 'answered' : pick(random, FATES, FATE_WEIGHTS);
    count(`request ${fate}`);
    if (fate === 'refused-before') {
      send(response, 500, '{"type":"error"}');
      return;
    }
    if (fate === 'slow') await delay(300 + random() * 900);
    const { authorization = '', 'idempotence-key': key } = request.headers;
    const answer = await fetch(new URL(request.url ?? '', bank.url), {
      method: request.method ?? 'GET',
      headers: {
        authorization,
        'content-type': 'application/json',
        ...(typeof key === 'string' ? { 'idempotence-key': key } : {}),
      },
      ...(body === '' ? {} : { body }),
    });
    const text = await answer.text();
    if (fate === 'silence') return;
    if (fate === 'lost-answer') send(response, 500, '{"type":"error"}');
    else send(response, answer.status, text);
  };
  const { url, stop } = await listenLocally(
    createServer((request, response) => void pass(request, response).catch(() => response.destroy())),
  );

  const announce = async (event: string, id: string, from = THEIRS): Promise<void> => {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const isTaken = await fetch(`${shop}/api/payment/webhooks/yookassa`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: JSON.stringify({ type: 'notification', event, object: { id, status: 'succeeded' } }),
      }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isTaken || from === FOREIGN) return;
      await delay(500);
    }
  };

  /** The buyer decides, and the bank may or may not send a notification. */
  const decide = async (id: string): Promise<void> => {
    const notice = pick(random, NOTICES, NOTICE_WEIGHTS);
    const pays = random() < 0.85;
    count(`notice ${notice}`);
    if (notice === 'early') await announce('payment.succeeded', id);
    if (random() < 0.1) await announce('payment.succeeded', id, FOREIGN);
    if (random() < 0.1) await announce('payment.succeeded', randomUUID());
    await delay(100 + random() * 1_200);
    if (pays) bank.succeed(id);
    else bank.cancel(id, 'insufficient_funds');
    const event = pays ? 'payment.succeeded' : 'payment.canceled';
    if (notice === 'late') await delay(3_000);
    if (notice !== 'never') await announce(event, id);
    if (notice === 'twice') await announce(event, id);
  };
  const watch = async (): Promise<void> => {
    const seen = new Set<string>();
    while (isOpen) {
      for (const id of bank.payments.keys()) {
        if (seen.has(id)) continue;
        seen.add(id);
        void decide(id);
      }
      await delay(50);
    }
  };
  void watch();
  return {
    url: `${url}/v3`,
    ledger: bank,
    counts,
    behave: () => {
      isGood = true;
    },
    stop: async () => {
      isOpen = false;
      await stop();
      await bank.stop();
    },
  };
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}
