import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally } from '#src/testing/listen-locally.ts';

type Endpoint = 'token' | 'cities' | 'tariffs' | 'points' | 'orders';
/** A parcel that was registered. */
type StoredParcel = {
  uuid: string;
  number: string;
  body: Record<string, unknown>;
  cdekNumber: string | null;
  statuses: { code: string; date_time: string; deleted?: boolean }[];
};
export type Misbehaviour =
  | { kind: 'status'; status: number }
  | { kind: 'text'; text: string }
  /** Half of the announced body, then the connection ends. */
  | { kind: 'partial' }
  | { kind: 'silence' };

export type FakeCdek = {
  url: string;
  clientId: string;
  clientSecret: string;
  /** Path and body of each call, in order. */
  asked: { path: string; body: string }[];
  answers: Record<Exclude<Endpoint, 'token' | 'orders'>, unknown>;
  /** Every parcel, once for each registration. */
  parcels: StoredParcel[];
  /** Adds a status to a parcel; `at` may be earlier than that of others. */
  happen: (uuid: string, code: string, at: string) => void;
  /** Takes the newest status with this code back: it stays in the list, marked as deleted. */
  takeBack: (uuid: string, code: string) => void;
  /** Registers parcels and loses the answers, until `behave`. */
  loseAnswers: () => void;
  /** Finds new parcels wrong, until `behave`. */
  refuseParcels: () => void;
  /** Refuses to cancel parcels, as if it had collected them, until `behave`. */
  keepParcels: () => void;
  /** Misbehaves at one kind of call until `behave`. */
  misbehave: (part: Endpoint, how: Misbehaviour) => void;
  behave: () => void;
  /** The tokens that were given so far are refused from now on. */
  forgetTokens: () => void;
  stop: () => Promise<void>;
};

const PARTS: Readonly<Record<string, Endpoint>> = {
  '/oauth/token': 'token',
  '/location/suggest/cities': 'cities',
  '/calculator/tarifflist': 'tariffs',
  '/deliverypoints': 'points',
  '/orders': 'orders',
};

export const POINT = {
  code: 'OMS1',
  name: 'На Ленина',
  work_time: 'Пн-Пт 10:00-20:00',
  nearest_metro_station: '',
  type: 'PVZ',
  is_handout: true,
  location: { city_code: 268, latitude: 54.99, longitude: 73.37, address: 'ул. Ленина, 1' },
};

/** CDEK's side of the protocol. Lives for one test file. */
export async function startFakeCdek(): Promise<FakeCdek> {
  const [clientId, clientSecret] = ['shop', 'a secret of the contract'];
  const asked: FakeCdek['asked'] = [];
  const answers: FakeCdek['answers'] = {
    cities: [{ city_uuid: 'u', code: 268, full_name: 'Омск, Омская область, Россия' }],
    tariffs: {
      tariff_codes: [
        { tariff_code: 136, delivery_mode: 4, delivery_sum: 345.5, period_min: 2, period_max: 4 },
        { tariff_code: 137, delivery_mode: 3, delivery_sum: 520, period_min: 2, period_max: 5 },
      ],
    },
    points: [POINT],
  };
  let wrong: { part: Endpoint; how: Misbehaviour } | null = null;
  const parcels: StoredParcel[] = [];
  let mode: 'usual' | 'losing' | 'refusing' | 'keeping' = 'usual';
  let issued = 0;
  let firstValid = 1;
  const { url, stop } = await listenLocally(
    createServer((request, response) => {
      void (async () => {
        const body = await text(request);
        const path = request.url ?? '';
        const [place = ''] = path.split('?');
        const part = place.startsWith('/orders/') ? 'orders' : PARTS[place];
        asked.push({ path, body });
        if (part === undefined) return response.writeHead(404).end();
        if (wrong?.part === part) return misbehaved(wrong.how);
        if (part === 'token') {
          const form = new URLSearchParams(body);
          if (form.get('client_secret') !== clientSecret || form.get('client_id') !== clientId)
            return response.writeHead(401).end();
          issued += 1;
          return answer({ access_token: `token-${issued}`, token_type: 'bearer', expires_in: 3600 });
        }
        const given = Number(/^Bearer token-(\d+)$/.exec(request.headers.authorization ?? '')?.[1]);
        if (!(given >= firstValid)) return response.writeHead(401).end();
        return part === 'orders' ? answerAboutOrder(path, body) : answer(answers[part]);
      })();

      function answerAboutOrder(path: string, body: string) {
        if (request.method === 'POST') return register(JSON.parse(body) as Record<string, unknown>);
        const wanted = new URL(path, 'http://fake.test').searchParams.get('im_number');
        const found = parcels.find(({ uuid, number }) => number === wanted || path === `/orders/${uuid}`);
        if (found && request.method === 'DELETE') {
          if (mode === 'keeping') return refuse('v2_order_forbidden', 'Заказ уже принят');
          parcels.splice(parcels.indexOf(found), 1);
        }
        if (!found) return response.writeHead(400).end('{"requests":[{"state":"INVALID"}]}');
        const { uuid, number, cdekNumber: cdek_number, statuses } = found;
        const requests = [{ type: 'CREATE', state: 'SUCCESSFUL' }];
        return answer({ entity: { uuid, number, cdek_number, statuses }, requests });
      }
      function register(body: Record<string, unknown>) {
        if (mode === 'refusing') return refuse('v2_bad', 'Пункт выдачи закрыт');
        const uuid = randomUUID();
        parcels.push({ uuid, number: String(body['number']), body, cdekNumber: null, statuses: [] });
        if (mode === 'losing') return response.destroy();
        return answer({ entity: { uuid }, requests: [{ type: 'CREATE', state: 'ACCEPTED' }] });
      }

      function refuse(code: string, message: string) {
        const requests = [{ state: 'INVALID', errors: [{ code, message }] }];
        return response.writeHead(400).end(JSON.stringify({ requests }));
      }
      function answer(value: unknown) {
        return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
      }
      function misbehaved(how: Misbehaviour) {
        if (how.kind === 'silence') return undefined;
        if (how.kind === 'status') return response.writeHead(how.status).end('{}');
        if (how.kind === 'text') return response.writeHead(200).end(how.text);
        response.writeHead(200, { 'content-length': '100' }).write('{"tariff');
        return response.destroy();
      }
    }),
  );
  return {
    url,
    clientId,
    clientSecret,
    asked,
    answers,
    parcels,
    happen: (uuid, code, date_time) => {
      const parcel = parcels.find((one) => one.uuid === uuid);
      if (!parcel) throw new Error(`no parcel ${uuid}`);
      parcel.cdekNumber = `10${parcels.indexOf(parcel)}`;
      parcel.statuses.push({ code, date_time });
    },
    takeBack: (uuid, code) => {
      const status = parcels.find((one) => one.uuid === uuid)?.statuses.findLast((one) => one.code === code);
      if (!status) throw new Error(`no status ${code} of the parcel ${uuid}`);
      status.deleted = true;
    },
    loseAnswers: () => {
      mode = 'losing';
    },
    refuseParcels: () => {
      mode = 'refusing';
    },
    keepParcels: () => {
      mode = 'keeping';
    },
    misbehave: (part, how) => {
      wrong = { part, how };
    },
    behave: () => {
      wrong = null;
      mode = 'usual';
    },
    forgetTokens: () => {
      firstValid = issued + 1;
    },
    stop,
  };
}
