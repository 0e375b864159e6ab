import type { Api } from '@yahont/api/compose.ts';
import { OFFICE_SESSION_HEADER } from '@yahont/contracts/office/staff-sign-in.ts';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf } from '@yahont/contracts/wire/endpoint.ts';
import { requestOf } from '@yahont/contracts/wire/request-of.ts';

/** Where the calls seem to come from: they never leave the process. */
const ORIGIN = 'http://localhost';

type Call<E extends Endpoint> = {
  params?: ParamsOf<E>;
  query?: Record<string, string | number>;
  body?: BodyOf<E>;
  headers?: Record<string, string>;
};

/** Calls of the API by one person, from an IP address of their own. */
export class Caller {
  readonly #api: Pick<Api, 'fetch'>;
  readonly #ip: string;
  #token: Record<string, string> = {};

  constructor(api: Pick<Api, 'fetch'>, ip: string) {
    this.#api = api;
    this.#ip = ip;
  }

  /** @throws on any answer that is not a success */
  async call<E extends Endpoint>(endpoint: E, call: Call<E> = {}): Promise<AnswerOf<E>> {
    const { params, query, body, headers } = call;
    const request = requestOf(ORIGIN, endpoint, {
      // safe: parameters of a contract are a record
      ...(params ? { params: params as Record<string, unknown> } : {}),
      ...(query ? { query } : {}),
      body,
      headers: {
        ...this.#token,
        ...headers,
      },
    });
    const response = await this.#api.fetch(request, { ip: this.#ip, requestId: 'demo-day' });
    if (!response.ok)
      throw new Error(`${endpoint.method} ${endpoint.path}: ${response.status} ${await response.text()}`);
    const session = response.headers.get(OFFICE_SESSION_HEADER);
    if (session !== null) this.useToken('authorization', `Bearer ${session}`);
    // safe: the answer has the type of the schema that reads it
    return endpoint.answer.parse(await response.json()) as AnswerOf<E>;
  }

  /** The header that identifies the person from now on. */
  useToken(header: 'authorization' | 'fuser-token', value: string): void {
    this.#token = { [header]: value };
  }
}
