import { Hono } from 'hono';
import { maskedPath } from '@yahont/values/text/masked-path.ts';
import type { Endpoint } from '@yahont/contracts/wire/endpoint.ts';
import { DATABASE_AWAY } from '@yahont/contracts/wire/database-away.ts';
import { AppError } from '#src/platform/errors.ts';
import { requireStaff } from '#src/platform/permissions.ts';
import type { CallContext, Caller, Context } from '#src/platform/context.ts';
import { NO_METER, secondsSince, type Meter } from '#src/platform/seen/meter.ts';
import { traced } from '#src/platform/seen/trace.ts';
import type { CityDirectory } from '#src/domains/ground/locations/index.ts';
import { openApiDocument } from './openapi.ts';
import { problemOf, problemResponse } from './problems.ts';
import type { Env, Routes } from '#src/platform/http/serve.ts';

export type AppParts = {
  context: Context;
  cities: CityDirectory;
  /**
   * Reads `Authorization` and `Fuser-Token`. A broken or expired token gives `nobody`; the endpoint then answers 401 if
   * it requires a caller.
   */
  identify: (headers: Headers) => Promise<Caller>;
  /** Reads the staff token of a call to the office; anything else is nobody. `ip` is the client's. */
  identifyStaff: (headers: Headers, ip: string) => Promise<Caller>;
  mount: (routes: Routes) => void;
  /** Takes the duration of each call; by default nobody does. */
  meter?: Meter;
};

/** Access of calls by which people sign in to the office. */
const WAYS_IN: readonly Endpoint['access'][] = ['public', 'staff-second-step', 'staff-enrolment'];

/** Facts about a request that the front door establishes and the client cannot forge. */
export type Origin = {
  ip: string;
  requestId: string;
  /** The caller reads answers as objects through `json()` only, and does not change them. */
  isInProcess?: boolean;
};

/** `served`: the endpoint that answers, once it is known. */
type CallOrigin = Origin & { served?: Endpoint };

/** The API as one function from request to response. */
export type ApiFetch = (request: Request, origin: Origin) => Promise<Response>;

/** Order of the middleware: origin → city → caller → routes → problems. */
export function createApp({
  context,
  cities,
  identify,
  identifyStaff,
  mount,
  meter = NO_METER,
}: AppParts): ApiFetch {
  const app = new Hono<Env & { Bindings: CallOrigin }>();
  const endpoints: Endpoint[] = [];
  /** Method and path of the office's calls for people who have not signed in yet; none has parameters. */
  const waysIn = new Set<string>();

  const callOf = (request: Request, { ip, requestId }: Origin, caller: Caller): CallContext => ({
    ...context,
    log: context.log.child({ requestId }),
    ip,
    requestId,
    city: cities.getOrDefault(cityIdOf(request.headers)),
    caller,
  });
  app.use('/api/*', async (c, next) => {
    c.set('call', callOf(c.req.raw, c.env, await identify(c.req.raw.headers)));
    await next();
  });
  app.use('/office/api/*', async (c, next) => {
    const caller = await identifyStaff(c.req.raw.headers, c.env.ip);
    // Before routing, so that outsiders cannot find out which office calls exist.
    if (!waysIn.has(`${c.req.method} ${c.req.path}`)) requireStaff(caller);
    c.set('call', callOf(c.req.raw, c.env, caller));
    await next();
  });

  // safe: Env is the part of the bindings that routes may know
  mount({ app: app as unknown as Hono<Env>, endpoints });
  for (const { method, path, access } of endpoints) {
    if (path.startsWith('/office/api/') && WAYS_IN.includes(access)) waysIn.add(`${method} ${path}`);
  }

  // Two documents, because the office's calls are for staff only.
  for (const prefix of ['/api/', '/office/api/']) {
    const document = JSON.stringify(openApiDocument(endpoints.filter(({ path }) => path.startsWith(prefix))));
    app.get(`${prefix}openapi.json`, (c) => c.body(document, 200, { 'content-type': 'application/json' }));
  }

  app.notFound((c) => problemResponse(problemOf(new AppError('not-found', 'no-such-call'), c.env.requestId)));
  app.onError((error, c) => {
    const problem = problemOf(error, c.env.requestId);
    if (problem.status >= 500) {
      const facts = { requestId: c.env.requestId, err: error, path: maskedPath(c.req.path) };
      if (problem.code === DATABASE_AWAY) context.log.warn(facts, 'call failed: the database is away');
      else context.log.error(facts, 'call failed');
    }
    return problemResponse(problem);
  });

  return async (request, { ip, requestId, isInProcess = false }) => {
    const startedAt = performance.now();
    const origin: CallOrigin = { ip, requestId, isInProcess };
    const answer = await traced(
      () => ({ kind: 'call', name: 'call' }),
      async (note) => {
        const response = await app.fetch(request, origin);
        note({ name: nameOf(origin) ?? 'unknown call', status: response.status });
        return response;
      },
    );
    meter.call({ call: nameOf(origin), status: answer.status, seconds: secondsSince(startedAt) });
    return answer;
  };
}

function nameOf({ served }: CallOrigin): string | null {
  return served === undefined ? null : `${served.method} ${served.path}`;
}

function cityIdOf(headers: Headers): number | null {
  const id = Number(headers.get('user-location-id'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
