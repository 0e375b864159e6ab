import type { z } from 'zod';
import type { Cart, addCartLine, addFavourite, removeFavourite } from '@yahont/contracts/cart.ts';
import type { ProductCard, getCards, getListing } from '@yahont/contracts/catalogue.ts';
import type { City } from '@yahont/contracts/locations.ts';
import type { Problem } from '@yahont/contracts/problem.ts';
import type { VisitorSummary } from '@yahont/contracts/visitors.ts';
import type { AnswerOf, BodyOf } from '@yahont/contracts/endpoint.ts';

/** A refusal of the API, as the browser sees it. */
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

const MOST_RECOMMENDED = 12;

export const getVisitorSummary = (): Promise<VisitorSummary> => call('GET', '/api/visitor');

export const addToCart = (line: BodyOf<typeof addCartLine>): Promise<z.infer<typeof Cart>> =>
  call('POST', '/api/cart/lines', line);

export const getCardsById = (ids: readonly number[]): Promise<AnswerOf<typeof getCards>> =>
  call('GET', `/api/catalogue/cards?ids=${ids.join(',')}`);

/** What is bought most, the most popular first. */
export async function getPopular(): Promise<readonly ProductCard[]> {
  const { cards } = await call<AnswerOf<typeof getListing>>('GET', '/api/catalogue/listing?sort=popular');
  return cards.slice(0, MOST_RECOMMENDED);
}

export const rememberFavourite = (id: number): Promise<AnswerOf<typeof addFavourite>> =>
  call('PUT', `/api/favourites/${id}`);

export const forgetFavourite = (id: number): Promise<AnswerOf<typeof removeFavourite>> =>
  call('DELETE', `/api/favourites/${id}`);

export const detectCity = (): Promise<City> => call('GET', '/api/location/detect/');

export const listCities = (): Promise<City[]> => call('GET', '/api/location/cities/');

/** SPEC 9: a GET is tried once more on these; anything that writes never is. */
const RETRIED = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const attempts = method === 'GET' ? 2 : 1;
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.ok) return readJson<Answer>(response);
    if (attempt >= attempts || !RETRIED.has(response.status)) {
      throw new CallFailed(response.status, await readJson<Problem>(response).catch(() => null));
    }
  }
}

/** Safe: the API answers by the contract that the callers above name. */
async function readJson<T>(response: Response): Promise<T> {
  return (await response.json()) as T;
}
