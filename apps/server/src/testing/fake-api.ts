import { AuthAnswer } from '@yahont/contracts/accounts/sign-in.ts';
import { DEFAULT_CITY_ID, type City } from '@yahont/contracts/locations/locations.ts';
import { CALL_BODY_BYTES } from '@yahont/contracts/wire/limits.ts';
import type { FrontDoorParts } from '#src/start/front-door.ts';

/** A call that the fake received. */
export type SeenCall = { method: string; path: string; headers: Headers; body: string; ip: string };

export type FakeApi = FrontDoorParts['api'] & {
  calls: SeenCall[];
  /** Calls of this path. */
  callsTo: (path: string) => SeenCall[];
  /** Announces a change, as the database would. */
  announce: (tags: readonly string[]) => Promise<void>;
  /** Replaces the usual answer of a path. */
  answers: Map<string, (call: SeenCall) => Response>;
  /** Refresh tokens that are valid once. */
  goodRefreshTokens: Set<string>;
  /** Access tokens ended before their expiry. */
  endedAccessTokens: Set<string>;
  /** Access tokens that are unknown, or belong to an ended session. */
  deadAccessTokens: Set<string>;
};

export const MOSCOW = cityOf(DEFAULT_CITY_ID, 'Москва');
export const TVER = cityOf(300, 'Тверь');

/** An API that implements the token protocol and echoes every other call. */
export function createFakeApi(): FakeApi {
  const calls: SeenCall[] = [];
  const subscribers = new Set<(tags: readonly string[]) => void | Promise<void>>();
  const answers: FakeApi['answers'] = new Map();
  const goodRefreshTokens = new Set<string>();
  const endedAccessTokens = new Set<string>();
  const deadAccessTokens = new Set<string>();
  const cities = [MOSCOW, TVER];
  const hearing = { isHearing: true, catchUps: 0 };
  let made = 0;

  function answer(call: SeenCall): Response {
    const own = answers.get(call.path);
    if (own) return own(call);
    switch (call.path) {
      case '/api/fuser':
        made += 1;
        return Response.json({ success: true, message: '', token: token(`fuser-${made}`, 3600 * 24 * 90) });
      case '/api/location/detect/':
        return Response.json(MOSCOW);
      case '/api/auth/check':
      case '/api/auth/passkey':
      case '/api/user/register-confirm':
        made += 1;
        return Response.json(signedIn(`account-${made}`, goodRefreshTokens));
      case '/api/token/refresh':
        return refresh(call);
      case '/api/auth/logout':
        return String(readJson(call.body)['refreshToken']).length > 2048
          ? problem(422, 'validation')
          : Response.json({ success: true });
      default:
        return echo(call);
    }
  }

  function refresh(call: SeenCall): Response {
    const given = String(readJson(call.body)['refreshToken']);
    if (given.length > 2048) return problem(422, 'validation');
    if (!goodRefreshTokens.delete(given)) return problem(401, 'session-ended');
    made += 1;
    const {
      token: access,
      refreshToken,
      refreshTokenExpire,
    } = signedIn(`renewed-${made}`, goodRefreshTokens);
    return Response.json({ token: access, refreshToken, refreshTokenExpiration: refreshTokenExpire });
  }

  /** Returns the caller; refuses what a real route would refuse. */
  function echo(call: SeenCall): Response {
    const bearer = call.headers.get('authorization')?.slice('Bearer '.length) ?? null;
    const fuser = call.headers.get('fuser-token');
    if (bearer !== null && endedAccessTokens.has(bearer)) return problem(401, 'sign-in-required');
    if (call.path === '/api/cart' && bearer === null && fuser === null) return problem(401, 'token-required');
    if (call.path === '/api/user/current' && bearer === null) return problem(401, 'sign-in-required');
    const sent =
      call.path === '/api/auth/code'
        ? { success: true, retryAfter: 60, codeLength: 4, way: 'sms', ways: ['sms'], ticket: TICKET }
        : {};
    return Response.json({
      ...sent,
      method: call.method,
      caller: subjectOf(bearer ?? fuser),
      kind: callerKind(bearer, fuser),
      cityId: Number(call.headers.get('user-location-id')),
      body: call.body,
      cookie: call.headers.get('cookie'),
    });
  }

  return {
    calls,
    callsTo: (path) => calls.filter((call) => call.path === path),
    answers,
    goodRefreshTokens,
    endedAccessTokens,
    deadAccessTokens,
    bodyLimit: () => ({ bytes: CALL_BODY_BYTES, hasFiles: false }),
    isShared: (method, path) => method === 'GET' && path.startsWith('/api/catalogue/products/'),
    hasSeoQuery: () => false,
    hasSeoQueries: () => false,
    processes: {
      number: () => 1,
      latestBuild: () => null,
    },
    isSignedIn: async (accessToken) => !deadAccessTokens.has(accessToken),
    announce: async (tags) => {
      for (const subscriber of subscribers) await subscriber(tags);
    },
    fetch: async (request, { ip }) => {
      const { pathname } = new URL(request.url);
      const call = {
        method: request.method,
        path: pathname,
        headers: request.headers,
        body: await request.text(),
        ip,
      };
      calls.push(call);
      // A real answer comes later than in the same tick, after simultaneous requests.
      await new Promise((resolve) => setTimeout(resolve, 2));
      return answer(call);
    },
    cities: {
      find: (id) => cities.find((city) => city.id === id),
      getOrDefault: (id) => cities.find((city) => city.id === id) ?? MOSCOW,
      findByTranslit: () => undefined,
      list: () => cities,
      reload: async () => undefined,
    },
    changes: {
      subscribe: (subscriber) => {
        subscribers.add(subscriber);
        return () => subscribers.delete(subscriber);
      },
      caughtUp: async () => undefined,
      state: () => hearing,
      stop: async () => undefined,
    },
  };
}

/** Ticket of every sign-in code. */
export const TICKET = 'cd'.repeat(16);

/** A token in the form of a JWT with its holder; `seconds` until it expires. */
export function token(subject: string, seconds: number): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ sub: subject, exp: Math.floor(Date.now() / 1000) + seconds })}.x`;
}

/** Cookies of a signed-in visitor; `accessSeconds` until the access token expires. */
export function signedInCookies(api: FakeApi, subject: string, accessSeconds: number): string {
  const refresh = token(`refresh-of-${subject}`, 3600 * 24);
  api.goodRefreshTokens.add(refresh);
  return `access=${token(subject, accessSeconds)}; refresh=${refresh}`;
}

function signedIn(subject: string, good: Set<string>): AuthAnswer {
  const refreshToken = token(`refresh-of-${subject}`, 3600 * 24 * 30);
  good.add(refreshToken);
  return AuthAnswer.parse({
    user: {
      id: 1,
      phone: '+79000000000',
      email: null,
      isEmailVerified: false,
      name: 'Анна',
      surName: '',
      lastName: '',
      birthDate: null,
      isBirthDateGiven: false,
      bonus: 0,
    },
    token: token(subject, 900),
    refreshToken,
    refreshTokenExpire: Math.floor(Date.now() / 1000) + 3600 * 24 * 30,
    redirectUrl: null,
    deviceToken: 'ab'.repeat(16),
    leftOut: { favourites: 2, compared: 0 },
  });
}

function problem(status: number, code: string): Response {
  return Response.json({ type: 'about:blank', title: code, status, code }, { status });
}

function callerKind(bearer: string | null, fuser: string | null): string {
  if (bearer !== null) return 'account';
  return fuser === null ? 'nobody' : 'fuser';
}

function subjectOf(given: string | null): string | null {
  if (given === null) return null;
  return String(readJson(Buffer.from(given.split('.')[1] ?? '', 'base64url').toString())['sub']);
}

function readJson(text: string): Record<string, unknown> {
  const value: unknown = text === '' ? {} : JSON.parse(text);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function cityOf(id: number, name: string): City {
  return {
    id,
    elementId: id,
    name,
    locationName: name,
    locationNameTranslit: `city-${id}`,
    region: name,
    timezone: 3,
    sort: 100,
    xmlId: String(id),
    additionalInfo: { prepositional: `в ${name}`, lat: 0, lon: 0, population: 1, storeCount: 0 },
  };
}
