import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { changeCapacity } from '@yahont/contracts/office/delivery/intervals.ts';
import { receiveItem, sendItem } from '@yahont/contracts/office/items.ts';
import {
  assembleOrder,
  finishWork,
  getOfficeOrder,
  readyOrder,
  scanPiece,
  sendOrder,
} from '@yahont/contracts/office/orders.ts';
import {
  checkReturned,
  receiveReturn,
  refundReturn,
  scanReturned,
} from '@yahont/contracts/office/returns.ts';
import type { AnswerOf, BodyOf, Endpoint } from '@yahont/contracts/wire/endpoint.ts';
import { Problem } from '@yahont/contracts/wire/problem.ts';
import { requestOf } from '@yahont/contracts/wire/request-of.ts';
import { freshAddress } from './newcomer.ts';

/** Folder of the tokens, which `start-shop.mjs` writes beside the shop's data. */
const TOKENS = join(import.meta.dirname, '..', '..', '..', '.data-e2e');

const MARKS = {
  uinMark: 'right',
  dmdkMark: 'right',
  weightMark: 'right',
  tagMark: 'right',
  wearMark: 'right',
  stoneMark: 'right',
} as const;

type Call<E extends Endpoint> = {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: BodyOf<E>;
  headers?: Record<string, string>;
};

/** The head of retail, who works by calls of the office where it has no pages yet. */
export class Office {
  readonly #origin: string;
  readonly #headers: Record<string, string>;

  /** `second-token`: a finance employee, who approves the head's requests. */
  constructor(origin: string, token: 'staff-token' | 'second-token' | 'administrator-token' = 'staff-token') {
    this.#origin = origin;
    this.#headers = {
      ...freshAddress(),
      authorization: `Bearer ${readFileSync(join(TOKENS, token), 'utf8').trim()}`,
    };
  }

  /** Makes a call that must succeed. */
  async call<E extends Endpoint>(endpoint: E, call: Call<E>): Promise<AnswerOf<E>> {
    const response = await this.#send(endpoint, call);
    const answer = response.ok ? '' : await response.text();
    expect(response.ok, `${endpoint.path} answers ${response.status} ${answer}`).toBe(true);
    // safe: the type is derived from this schema
    return endpoint.answer.parse(await response.json()) as AnswerOf<E>;
  }

  /** Makes a call that must be refused; returns the status and the code. */
  async refusal<E extends Endpoint>(endpoint: E, call: Call<E>): Promise<[status: number, code: string]> {
    const response = await this.#send(endpoint, call);
    return [response.status, Problem.parse(await response.json()).code];
  }

  /** Moves the items of an order from the warehouse to the store that hands it over. */
  async bringPieces(orderId: string, uins: readonly string[]): Promise<void> {
    const { storeId, pieces } = await this.call(getOfficeOrder, { params: { id: orderId } });
    for (const piece of pieces.filter((one) => one.storeId !== storeId)) {
      const uin = uins.find((one) => one.startsWith(piece.uinHead)) ?? '';
      const body = { toStoreId: storeId, reason: 'В салон выдачи' };
      await this.call(sendItem, { params: { uin }, body });
      await this.call(receiveItem, { params: { uin }, body: {} });
    }
  }

  /** Runs the work while all of Moscow's couriers are busy in these hours. */
  async whileBusy({ date, from }: { date: string; from: string }, work: () => Promise<void>): Promise<void> {
    const hours = { zone: 'moskva', date, interval: from };
    await this.call(changeCapacity, { body: { ...hours, capacity: 0, reason: 'курьер заболел' } });
    try {
      await work();
    } finally {
      await this.call(changeCapacity, { body: { ...hours, capacity: 16, reason: 'курьер вышел' } });
    }
  }

  /** Moves an order to its store until it is ready, with its items scanned for the hand-over. */
  async makeReady(orderId: string, uins: readonly string[]): Promise<void> {
    const params = { id: orderId };
    await this.call(assembleOrder, { params });
    await this.prepare(orderId, uins);
    await this.call(readyOrder, { params, body: { place: 'Сейф 1' } });
    await this.scan(orderId, uins);
  }

  /**
   * Gives an order that is assembled, or back from delivery, to a courier, with all items finished and
   * scanned.
   */
  async sendOff(orderId: string, uins: readonly string[]): Promise<void> {
    await this.prepare(orderId, uins);
    await this.scan(orderId, uins);
    await this.call(sendOrder, { params: { id: orderId } });
  }

  /** Gathers the items and completes the workshop's part. */
  async prepare(orderId: string, uins: readonly string[]): Promise<void> {
    await this.bringPieces(orderId, uins);
    const { works } = await this.call(getOfficeOrder, { params: { id: orderId } });
    for (const { id, done } of works)
      if (done === null) await this.call(finishWork, { params: { id: orderId, line: id } });
  }

  /** Takes back all items of a return, as far as the decision: scanned, received and found undamaged. */
  async checkReturn(returnId: string, uins: readonly string[]): Promise<void> {
    const params = { id: returnId };
    for (const uin of uins) await this.call(scanReturned, { params, body: { uin } });
    await this.call(receiveReturn, { params, body: {} });
    for (const uin of uins)
      await this.call(checkReturned, { params, body: { uin, weightMg: 2500, ...MARKS } });
  }

  async takeBack(returnId: string, uins: readonly string[]): Promise<void> {
    await this.checkReturn(returnId, uins);
    const pieces = uins.map((uin) => ({ uin, fate: 'for-sale' as const }));
    await this.call(refundReturn, { params: { id: returnId }, body: { pieces } });
  }

  async scan(orderId: string, uins: readonly string[]): Promise<void> {
    for (const uin of uins) await this.call(scanPiece, { params: { id: orderId }, body: { uin } });
  }

  #send(endpoint: Endpoint, call: Call<Endpoint>): Promise<Response> {
    return fetch(
      requestOf(this.#origin, endpoint, { ...call, headers: { ...this.#headers, ...call.headers } }),
    );
  }
}
