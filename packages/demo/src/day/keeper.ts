import type { Api } from '@yahont/api/compose.ts';
import {
  assembleOrder,
  finishWork,
  getOfficeOrder,
  handOverOrder,
  readyOrder,
  scanPiece,
} from '@yahont/contracts/office/orders.ts';
import { proveSignIn, startSignIn } from '@yahont/contracts/office/staff-sign-in.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { demoStaff } from '../staff.ts';
import { Caller } from './caller.ts';

/** The manager of the demo's first store, at the calls of the office. */
export class Keeper {
  readonly #calls: Caller;

  constructor(api: Pick<Api, 'fetch'>) {
    this.#calls = new Caller(api, '10.55.1.1');
  }

  async enter(): Promise<void> {
    const person = demoStaff().find(({ role }) => role === 'manager');
    if (person === undefined) throw new Error('the demo has no manager');
    const { email, password } = person;
    await this.#calls.call(startSignIn, { body: { email, password } });
    const { staffCodes } = await this.#calls.call(listSentMessages);
    const code = staffCodes.find((one) => one.email === email)?.code ?? '';
    await this.#calls.call(proveSignIn, { body: { code } });
  }

  async assemble({ id }: Order): Promise<void> {
    await this.#calls.call(assembleOrder, { params: { id } });
    const { works } = await this.#calls.call(getOfficeOrder, { params: { id } });
    for (const { id: line, done } of works)
      if (done === null) await this.#calls.call(finishWork, { params: { id, line } });
  }

  async makeReady(order: Order, place: string): Promise<void> {
    await this.assemble(order);
    await this.#calls.call(readyOrder, { params: { id: order.id }, body: { place } });
  }

  /** Gives an order to its buyer by the passport; one that is not paid yet, for cash. */
  async handOver(order: Order, place: string): Promise<void> {
    await this.makeReady(order, place);
    for (const uin of order.lines.flatMap(({ uins }) => uins))
      await this.#calls.call(scanPiece, { params: { id: order.id }, body: { uin } });
    await this.#calls.call(handOverOrder, { params: { id: order.id }, body: {} });
  }
}
