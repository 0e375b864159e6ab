import { Problem } from '@yahont/contracts/wire/problem.ts';
import type { AnswerOf, BodyOf, Endpoint } from '@yahont/contracts/wire/endpoint.ts';
import { requestOf } from '@yahont/contracts/wire/request-of.ts';

type Call<E extends Endpoint> = {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: BodyOf<E>;
  headers?: Record<string, string>;
};

export type Browser = {
  /** Sets the server for the next calls. */
  visit: (origin: string) => void;
  call: <E extends Endpoint>(endpoint: E, call?: Call<E>) => Promise<AnswerOf<E>>;
  /** A second browser with the same cookies. */
  copy: () => Browser;
};

/** The shop answered with a refusal. */
export class CallRefused extends Error {
  override name = 'CallRefused';
  readonly status: number;
  readonly code: string;

  constructor(request: Request, status: number, code: string) {
    super(`${request.method} ${request.url}: ${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

/**
 * Calls the shop as a page in a browser does: with cookies and from its own origin. Every call includes the
 * headers `always`.
 * @throws CallRefused when a call is refused, any other error when there was no answer
 */
export function openBrowser(always: Record<string, string> = {}): Browser {
  return browserWith(always, new Map());
}

function browserWith(always: Record<string, string>, jar: Map<string, string>): Browser {
  let origin = '';
  return {
    visit: (next) => {
      origin = next;
    },
    copy: () => browserWith(always, new Map(jar)),
    call: async (endpoint, call = {}) => {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { origin, cookie, ...always, ...call.headers };
      const request = requestOf(origin, endpoint, { ...call, headers });
      const response = await fetch(request);
      for (const line of response.headers.getSetCookie()) keep(jar, line);
      const answer: unknown = await response.json();
      if (!response.ok) throw new CallRefused(request, response.status, Problem.parse(answer).code);
      // safe: the type is derived from this schema
      return endpoint.answer.parse(answer) as AnswerOf<typeof endpoint>;
    },
  };
}

function keep(jar: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';');
  const equals = pair.indexOf('=');
  const name = pair.slice(0, equals);
  if (/max-age=0/i.test(line)) jar.delete(name);
  else jar.set(name, pair.slice(equals + 1));
}
