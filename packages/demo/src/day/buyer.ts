import { setTimeout as sleep } from 'node:timers/promises';
import type { Api } from '@yahont/api/compose.ts';
import { checkCode, requestCode } from '@yahont/contracts/accounts/sign-in.ts';
import { addCartLine, getCart, removeCartLine } from '@yahont/contracts/cart/cart.ts';
import { getListing } from '@yahont/contracts/catalogue/listing.ts';
import { getProduct } from '@yahont/contracts/catalogue/product.ts';
import { getCheckoutOptions, placeOrder, type CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { payByCard, startPayment } from '@yahont/contracts/payment/payment.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { createFuser } from '@yahont/contracts/visitors/visitors.ts';
import type { BodyOf } from '@yahont/contracts/wire/endpoint.ts';
import { Caller } from './caller.ts';

export type BuyerName = { name: string; lastName: string };

const SMS_TRIES = 60;
const SMS_PAUSE_MS = 250;
/** Where a buyer looks further when the section has nothing that fits. */
const SECTIONS = ['koltsa', 'sergi', 'podveski', 'braslety'];
/** Above this price, kopecks, a store asks for a passport at the hand-over. */
const WITHOUT_PASSPORT = 90_000_00;

type Delivery = BodyOf<typeof placeOrder>['delivery'];
type Wish = {
  section: string;
  skip: number;
  payment: 'cash' | 'card';
  hidesPrice?: boolean;
  comment?: string;
};

/** A buyer of the demo, who does everything by the calls that pages make. */
export class Buyer {
  readonly phone: string;
  readonly contact: BuyerName & { phone: string; email: string };
  readonly calls: Caller;

  /** @param index names the phone, the mail and the IP address of the buyer */
  constructor(api: Pick<Api, 'fetch'>, who: BuyerName, index: number) {
    this.phone = `+7900555${String(1000 + index)}`;
    this.contact = { ...who, phone: this.phone, email: `buyer-${index}@yahont.example` };
    this.calls = new Caller(api, `10.55.0.${index + 1}`);
  }

  /** Signs in by an SMS. */
  async enter(): Promise<void> {
    const fuser = await this.calls.call(createFuser);
    this.calls.useToken('fuser-token', fuser.token);
    const { phone } = this;
    const { ticket } = await this.calls.call(requestCode, { body: { phone } });
    const code = await this.#textOf(/код (\d{4})/);
    const body = { phone, code, ticket, acceptsPersonalData: true } as const;
    const { token } = await this.calls.call(checkCode, { body });
    this.calls.useToken('authorization', `Bearer ${token}`);
  }

  /** Orders a piece of a section that the store with this code holds. */
  async orderFrom(storeCode: string, wish: Wish): Promise<Order> {
    const options = await this.#choose(wish, ({ pickup }) =>
      pickup.some(({ store, isAllInStore }) => store.code === storeCode && isAllInStore),
    );
    const storeId = options.pickup.find(({ store }) => store.code === storeCode)?.store.id ?? 0;
    return this.#place({ kind: 'pickup', storeId }, wish, options.totals.goods);
  }

  /** Orders a piece of a section by the courier's first free hours. */
  async orderByCourier(
    address: { street: string; house: string; flat?: string },
    wish: Wish,
  ): Promise<Order> {
    const { courier, totals } = await this.#choose(wish, (found) => found.courier.dates.length > 0);
    const [date = ''] = courier.dates;
    const from = courier.intervals.find(({ takenOn }) => !takenOn.includes(date))?.from ?? '';
    return this.#place({ kind: 'courier', address, date, from }, wish, totals.goods + courier.price);
  }

  /** Pays with the card of the demo bank that is accepted at once. */
  async pay({ id: orderId }: Order): Promise<void> {
    const { id, next } = await this.calls.call(startPayment, { params: { id: orderId } });
    const cards = next?.kind === 'card-form' ? next.testCards : [];
    const number = cards.find(({ outcome }) => outcome === 'accepted')?.number ?? '';
    const expiry = `12/${(new Date().getUTCFullYear() + 3) % 100}`;
    await this.calls.call(payByCard, { params: { id }, body: { number, expiry, cvc: '123' } });
  }

  /** Puts the first fitting piece into the cart, of the wished section if it has one, and answers with the options for it. */
  async #choose(
    { section, skip }: Wish,
    fits: (options: CheckoutOptions) => boolean,
  ): Promise<CheckoutOptions> {
    for (const next of [section, ...SECTIONS.filter((other) => other !== section)]) {
      const { cards } = await this.calls.call(getListing, { query: { section: next } });
      const cheap = cards.filter(({ price }) => price < WITHOUT_PASSPORT).slice(skip);
      for (const { id } of cheap) {
        const options = await this.#tryPiece(id);
        if (options !== null && fits(options)) return options;
        await this.#emptyCart();
      }
    }
    throw new Error(`no piece of ${section} can be ordered so`);
  }

  /** Puts the size into the cart that the city has most of; null when it has none. */
  async #tryPiece(id: number): Promise<CheckoutOptions | null> {
    const { skus } = await this.calls.call(getProduct, { params: { id } });
    const sku = skus.toSorted((a, b) => b.inCity - a.inCity)[0];
    if (sku === undefined || sku.inCity === 0) return null;
    await this.calls.call(addCartLine, { body: { skuId: sku.id, quantity: 1 } });
    return this.calls.call(getCheckoutOptions);
  }

  async #emptyCart(): Promise<void> {
    const { lines } = await this.calls.call(getCart);
    for (const { id } of lines) await this.calls.call(removeCartLine, { params: { id } });
  }

  #place(
    delivery: Delivery,
    { payment, comment = '', hidesPrice = false }: Wish,
    sum: number,
  ): Promise<Order> {
    return this.calls.call(placeOrder, {
      headers: { 'idempotency-key': `demo-day-${this.phone.slice(1)}-${delivery.kind}` },
      body: {
        contact: this.contact,
        delivery,
        payment,
        comment,
        hidesPrice,
        acceptsOffer: true,
        acceptsPersonalData: true,
        expectedTotal: sum,
      },
    });
  }

  /** The first group of a pattern in the newest message to this phone that has it. */
  async #textOf(pattern: RegExp): Promise<string> {
    for (let tried = 0; tried < SMS_TRIES; tried += 1) {
      const { items } = await this.calls.call(listSentMessages, { query: { to: this.phone } });
      const found = items.map(({ text }) => pattern.exec(text)?.[1]).find((text) => text !== undefined);
      if (found !== undefined) return found;
      await sleep(SMS_PAUSE_MS);
    }
    throw new Error('the SMS with the code has not come');
  }
}
