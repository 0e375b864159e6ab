import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import type { Cart } from '@yahont/contracts/cart/cart.ts';
import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import type { Listing } from '@yahont/contracts/catalogue/listing.ts';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import type { CheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import type { Payment } from '@yahont/contracts/payment/payment.ts';
import { ONLINE_KINDS } from '@yahont/values/sums/tenders.ts';
import type { BodyOf } from '@yahont/contracts/wire/endpoint.ts';
import type { SentMessage } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { freshPhone } from './newcomer.ts';

/** Opens a page and waits until its scripts run. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
}

/** A size of a product, as sold. */
export type Sku = Product['skus'][number];

/** The shop for one visitor's browser without pages: the same cookies, direct API calls. */
export class Shop {
  /** A phone used by no other test. */
  readonly phone = freshPhone();
  readonly #page: Page;
  readonly #origin: string;

  constructor(page: Page, origin: string) {
    this.#page = page;
    this.#origin = origin;
  }

  /** Opens a page and waits until its scripts run. */
  async visit(path: string): Promise<void> {
    await openAlive(this.#page, path);
  }

  /**
   * Waits until the shop knows a marked product. On a first visit the call waits for the anonymous token, and
   * leaving the page earlier would end that wait.
   */
  async favouriteSaved(id: number): Promise<void> {
    await expect.poll(async () => (await this.get<{ ids: number[] }>('/api/favourites')).ids).toContain(id);
  }

  async get<T>(path: string): Promise<T> {
    const response = await this.#request.get(path);
    expect(response.ok(), `${path} answers ${response.status()}`).toBe(true);
    return (await response.json()) as T;
  }

  async post<T>(path: string, data: unknown): Promise<T> {
    const response = await this.#request.post(path, { data, headers: { origin: this.#origin } });
    expect(response.ok(), `${path} answers ${response.status()}: ${await response.text()}`).toBe(true);
    return (await response.json()) as T;
  }

  async put<T>(path: string, data: unknown): Promise<T> {
    const response = await this.#request.put(path, { data, headers: { origin: this.#origin } });
    expect(response.ok(), `${path} answers ${response.status()}: ${await response.text()}`).toBe(true);
    return (await response.json()) as T;
  }

  /** Places an order for the cart by API calls, for pickup in the first store. */
  async placeForPickup(wish: Partial<BodyOf<typeof placeOrder>>): Promise<Order> {
    const { pickup, totals } = await this.get<CheckoutOptions>('/api/checkout');
    const response = await this.#request.post('/api/orders', {
      headers: { origin: this.#origin, 'idempotency-key': randomUUID() },
      data: {
        contact: { name: 'Анна', lastName: 'Вяземская', phone: this.phone, email: 'anna@example.ru' },
        delivery: { kind: 'pickup', storeId: pickup[0]?.store.id },
        acceptsOffer: true,
        acceptsPersonalData: true,
        expectedTotal: totals.goods,
        ...wish,
      },
    });
    expect(response.status(), await response.text()).toBe(201);
    const order = (await response.json()) as Order;
    // As in the checkout, so that the payment page can show the payment at once.
    const isOnline = ONLINE_KINDS.some((kind) => kind === order.paymentKind);
    if (order.canPay && isOnline) await this.post<Payment>(`/api/orders/${order.id}/payment`, undefined);
    return order;
  }

  /** Signs in and orders a ring for a store, to be paid there. */
  async orderToCollect(): Promise<Order> {
    await this.visit('/');
    await this.fillCart();
    await this.signIn();
    return this.placeForPickup({ payment: 'cash' });
  }

  listing(query: string): Promise<Listing> {
    return this.get(`/api/catalogue/listing?${query}`);
  }

  cart(): Promise<Cart> {
    return this.get('/api/cart');
  }

  /** The product at an address of the catalogue. */
  async productAt(address: string): Promise<Product> {
    const path = new URL(address, this.#origin).pathname.replace(/^\/catalog\/|\/$/g, '');
    const { productId } = await this.get<{ productId: number }>(`/api/catalogue/resolve?path=${path}`);
    return this.productById(productId);
  }

  productById(id: number): Promise<Product> {
    return this.get(`/api/catalogue/products/${id}`);
  }

  /**
   * A product of a listing for which `fits` is true, with its sizes; fails when there is none. `skip`: how
   * many fitting products to leave for other tests, if there are more.
   */
  async findProduct(query: string, fits: (product: Product) => boolean, skip = 0): Promise<Product> {
    const { cards } = await this.listing(query);
    const found: Product[] = [];
    for (const { id } of cards) {
      const product = await this.get<Product>(`/api/catalogue/products/${id}`);
      if (fits(product)) found.push(product);
      if (found.length > skip) break;
    }
    const last = found.at(-1);
    if (last === undefined) throw new Error(`no product fits among those of ${query}`);
    return last;
  }

  /**
   * Adds a ring in stock to the cart by API calls. Journeys that run at the same time buy different rings:
   * taking a store's last item would change the delivery day of the other order.
   */
  async fillCart(): Promise<{ product: Product; sku: Sku }> {
    const product = await this.findProduct('section=koltsa', hasPlenty, test.info().parallelIndex);
    const sku = plentyOf(product);
    await this.post<Cart>('/api/cart/lines', { skuId: sku.id, quantity: 1 });
    return { product, sku };
  }

  /** Signs in by API calls. */
  async signIn(phone = this.phone): Promise<void> {
    await this.post('/api/auth/code', { phone });
    const code = await this.smsCode(phone);
    await this.post('/api/auth/check', { phone, code, acceptsPersonalData: true });
  }

  messages(to: string): Promise<SentMessage[]> {
    return this.get<{ items: SentMessage[] }>(`/api/dev/outbox?to=${encodeURIComponent(to)}`).then(
      ({ items }) => items,
    );
  }

  /** The four digits of the last code sent to a phone, by default this visitor's. */
  async smsCode(phone = this.phone): Promise<string> {
    let code: string | undefined;
    await expect(async () => {
      const texts = (await this.messages(phone)).map(({ text }) => text);
      code = texts.map((text) => /код (\d{4})/.exec(text)?.[1]).find((found) => found !== undefined);
      expect(code, 'a code has come by SMS').toBeDefined();
    }).toPass({ timeout: 60_000 });
    return code ?? '';
  }

  get #request(): APIRequestContext {
    return this.#page.request;
  }
}

/**
 * Whether a size has enough items for parallel tests, in the city itself, so that no other test changes its
 * delivery day.
 */
export function hasPlenty(product: Product): boolean {
  return product.skus.some(isPlenty) && product.price < 10_000_000;
}

export function plentyOf(product: Product): Sku {
  const sku = product.skus.toSorted((a, b) => b.available - a.available).find(isPlenty);
  if (sku === undefined) throw new Error(`${product.name} is nearly sold`);
  return sku;
}

/** Addresses of the cards, in order. */
export function addressesOf(cards: readonly ProductCard[]): string[] {
  return cards.map(({ url }) => url);
}

function isPlenty({ available, inCity }: Sku): boolean {
  return available >= 5 && inCity >= 2;
}
