import type {
  getCallbackActivity as callbackActivity,
  requestCallback,
} from '@yahont/contracts/callbacks/callbacks.ts';
import type {
  getProductShowings as productShowings,
  getServiceShowings as serviceShowings,
  getStoneShowings as stoneShowings,
} from '@yahont/contracts/appointments/appointments.ts';
import type { getHoldOffer as holdOffer } from '@yahont/contracts/holds/holds.ts';
import type { ServiceKind } from '@yahont/contracts/appointments/appointment-kinds.ts';
import type { addCartLine, applyPromoCode } from '@yahont/contracts/cart/cart.ts';
import type { addStoneToCart } from '@yahont/contracts/cart/cart-stones.ts';
import type {
  addFavourite,
  addFavouriteStone,
  removeFavourite,
  removeFavouriteStone,
} from '@yahont/contracts/favourites/favourites.ts';
import type {
  addToComparison,
  clearComparison,
  removeFromComparison,
} from '@yahont/contracts/comparisons/comparisons.ts';
import type { ComparedKind } from '@yahont/contracts/comparisons/compared-kinds.ts';
import type { getCards } from '@yahont/contracts/catalogue/cards.ts';
import type { getCatalogueMenu as catalogueMenu } from '@yahont/contracts/catalogue/sections.ts';
import type { detectLocation } from '@yahont/contracts/locations/locations.ts';
import type { Problem } from '@yahont/contracts/wire/problem.ts';
import type {
  RecommendationItem,
  getPersonalRecommendations as personalRecommendations,
} from '@yahont/contracts/recommendations/recommendations.ts';
import type { createFuser, visitorSummary } from '@yahont/contracts/visitors/visitors.ts';
import type { getStones } from '@yahont/contracts/stones/stone-listing.ts';
import type { getStoneMenu as stoneMenu } from '@yahont/contracts/stones/stone-menu.ts';
import type { AddressOf, AnswerOf, BodyOf, Endpoint } from '@yahont/contracts/wire/endpoint.ts';
import { noticeSignIn } from '#app/lib/visitor/sign-in-state.ts';
import { withRetry } from '#app/base/requests/retry.ts';

/** A refusal of the API, in the browser. */
export class CallFailed extends Error {
  readonly status: number;
  readonly problem: Problem | null;

  constructor(status: number, problem: Problem | null) {
    super(`call failed with ${status}`);
    this.name = 'CallFailed';
    this.status = status;
    this.problem = problem;
  }
}

export const getVisitorSummary = () => call<typeof visitorSummary>('GET', '/api/visitor');

export const addToCart = (line: BodyOf<typeof addCartLine>) =>
  call<typeof addCartLine>('POST', '/api/cart/lines', line);

export const applyPromo = (code: string) =>
  call<typeof applyPromoCode>('POST', '/api/cart/promo-code', { code });

export const addStone = (stone: BodyOf<typeof addStoneToCart>) =>
  call<typeof addStoneToCart>('POST', '/api/cart/stones', stone);

export const getCardsById = (ids: readonly number[]) =>
  call<typeof getCards>('GET', `/api/catalogue/cards?ids=${ids.join(',')}`);

/** @param viewed ids of products recently viewed in this browser, newest first */
export async function getPersonalRecommendations(
  viewed: readonly number[],
): Promise<readonly RecommendationItem[]> {
  const query: '' | `?viewed=${string}` = viewed.length === 0 ? '' : `?viewed=${viewed.join(',')}`;
  const path = `/api/retail-rocket/recommendations/personal${query}` as const;
  return (await call<typeof personalRecommendations>('GET', path)).items;
}

/** @param search query of the listing of stones: `?shape=oval` */
export const countStones = async (search: string): Promise<number> =>
  (await call<typeof getStones>('GET', `/api/stones?scale=ru&limit=0&${search.slice(1)}`)).total;

export const getCatalogueMenu = () => call<typeof catalogueMenu>('GET', '/api/catalogue/menu');

export const getStoneMenu = () => call<typeof stoneMenu>('GET', '/api/stone-menu');

export const getStoneShowings = (code: string) =>
  call<typeof stoneShowings>('GET', `/api/stones/${code}/showings`);

export function getServiceShowings(kind: ServiceKind, productIds: readonly number[] = []) {
  const path = `/api/showings?for=${kind}` as const;
  return call<typeof serviceShowings>(
    'GET',
    productIds.length === 0 ? path : `${path}&products=${productIds.join(',')}`,
  );
}

export function getProductShowings({ productId, skuId }: { productId: number; skuId: number | null }) {
  const path = `/api/catalogue/products/${productId}/showings` as const;
  return call<typeof productShowings>('GET', skuId === null ? path : `${path}?sku=${skuId}`);
}

export const getHoldOffer = (skuId: number) =>
  call<typeof holdOffer>('GET', `/api/catalogue/skus/${skuId}/hold-offer`);

export const rememberFavourite = (id: number) => call<typeof addFavourite>('PUT', `/api/favourites/${id}`);

export const forgetFavourite = (id: number) =>
  call<typeof removeFavourite>('DELETE', `/api/favourites/${id}`);

export const rememberFavouriteStone = (id: number) =>
  call<typeof addFavouriteStone>('PUT', `/api/favourites/stones/${id}`);

export const forgetFavouriteStone = (id: number) =>
  call<typeof removeFavouriteStone>('DELETE', `/api/favourites/stones/${id}`);

export const rememberCompared = (kind: ComparedKind, id: number) =>
  call<typeof addToComparison>('PUT', `/api/comparison/${kind}/${id}`);

export const forgetCompared = (kind: ComparedKind, id: number) =>
  call<typeof removeFromComparison>('DELETE', `/api/comparison/${kind}/${id}`);

export const forgetAllCompared = (kind: ComparedKind) =>
  call<typeof clearComparison>('DELETE', `/api/comparison/${kind}`);

/** Settles when the anonymous token has arrived or failed. */
let arrival: Promise<unknown> | undefined;

/**
 * Requests an anonymous token; it is stored in a cookie that scripts cannot read. Other calls wait for it:
 * otherwise the gateway would create a second anonymous visitor for them, and the actions of one of the two
 * would be lost.
 */
export function becomeVisitor(): Promise<AnswerOf<typeof createFuser>> {
  const asked = call<typeof createFuser>('POST', '/api/fuser');
  arrival = asked.catch(() => {});
  return asked;
}

/** For requests that do not go through `call`: waits for the anonymous token too. */
export const visitorArrived = async (): Promise<unknown> => arrival;

export const detectCity = () => call<typeof detectLocation>('GET', '/api/location/detect/');

export const getCallbackActivity = () => call<typeof callbackActivity>('GET', '/api/callback-form-activity');

/** Requests a call from an operator now. */
export const askForCall = (body: BodyOf<typeof requestCallback>) =>
  call<typeof requestCallback>('POST', '/api/callback-request-afterXsec', body);

/**
 * Makes the call of the endpoint in the type argument, which checks method, address and body. Only types of the
 * contracts are imported, so the browser loads no schemas.
 */
export function call<E extends Endpoint>(
  method: E['method'],
  path: AddressOf<E>,
  ...body: [BodyOf<E>] extends [never] ? [] : [BodyOf<E>]
): Promise<AnswerOf<E>>;
export async function call(method: string, path: string, body?: unknown): Promise<unknown> {
  await arrival;
  const response = await withRetry(method, () =>
    fetch(path, {
      method,
      // The last action is still sent when the page is left at once.
      keepalive: method !== 'GET',
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  // The answer to a refused refresh also clears the sign-in.
  noticeSignIn();
  if (response.ok) return readJson(response);
  throw new CallFailed(response.status, await readJson<Problem>(response).catch(() => null));
}

/** safe: the API answers by the contract that the callers above name */
async function readJson<T>(response: Response): Promise<T> {
  return (await response.json()) as T;
}
