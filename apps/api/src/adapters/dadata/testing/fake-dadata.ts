import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally } from '#src/testing/listen-locally.ts';

export type FakeDadata = {
  url: string;
  /** Key that the adapter's settings must use. */
  token: string;
  /** Bodies of all requests. */
  asked: Record<string, unknown>[];
  /** Sets the answer to the next question and all later ones. */
  answerWith: (how: Behaviour) => void;
  stop: () => Promise<void>;
};

type Behaviour =
  | { kind: 'suggestions'; suggestions: readonly unknown[] }
  | { kind: 'text'; text: string; status: number }
  /** No answer at all. */
  | { kind: 'silence' };

const PATHS = ['suggest/address', 'findById/party'].map((path) => `/suggestions/api/4_1/rs/${path}`);
const TOKEN = '0f2c5b1f3a4d4f5e9c8b7a6d5e4f3c2b1a0f9e8d';

/** DaData's side of the protocol. Lives for one test file. */
export async function startFakeDadata(): Promise<FakeDadata> {
  const asked: Record<string, unknown>[] = [];
  let behaviour: Behaviour = { kind: 'suggestions', suggestions: [] };
  const { url, stop } = await listenLocally(
    createServer((request, response) => {
      void (async () => {
        const body = await text(request);
        const isKnown = request.headers.authorization === `Token ${TOKEN}`;
        if (!PATHS.includes(request.url ?? '') || request.method !== 'POST') {
          response.writeHead(404).end();
        } else if (!isKnown) {
          response.writeHead(401).end();
        } else {
          asked.push(JSON.parse(body) as Record<string, unknown>);
          if (behaviour.kind === 'silence') return;
          const [status, answer] =
            behaviour.kind === 'text'
              ? [behaviour.status, behaviour.text]
              : [200, JSON.stringify({ suggestions: behaviour.suggestions })];
          response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
        }
      })();
    }),
  );
  return {
    url,
    token: TOKEN,
    asked,
    answerWith: (how) => {
      behaviour = how;
    },
    stop,
  };
}
