import { createServer, type ServerResponse } from 'node:http';
import { listenLocally } from '#src/testing/listen-locally.ts';

export type FakeRetailRocket = {
  url: string;
  /** Partner id that the adapter's settings must use. */
  partnerId: string;
  /** Addresses of all requests for recommendations. */
  asked: URL[];
  /** Ids of e-mails whose clicks were reported. */
  clicks: string[];
  /** Sets the answer to the next request and all later ones. */
  answerWith: (how: Behaviour) => void;
  stop: () => Promise<void>;
};

type Behaviour =
  | { kind: 'items'; ids: readonly (number | string)[] }
  /** Any body with any status, also one that is not JSON. */
  | { kind: 'text'; text: string; status?: number }
  /** No answer at all. */
  | { kind: 'silence' }
  /** Half an answer, after which the connection stays open. */
  | { kind: 'stall' };

const PARTNER = '50b90f71b994b319dc5fd855';

/** Retail Rocket's side of the protocol. Lives for one test file. */
export async function startFakeRetailRocket(): Promise<FakeRetailRocket> {
  const asked: URL[] = [];
  const clicks: string[] = [];
  let behaviour: Behaviour = { kind: 'items', ids: [] };
  const { url, stop } = await listenLocally(
    createServer((request, response) => {
      const at = new URL(request.url ?? '/', 'http://fake');
      const click = /^\/email-click\/(.+)$/.exec(at.pathname)?.[1];
      const isClick = click !== undefined && request.method === 'POST';
      const isQuestion = at.pathname === `/api/2.0/recommendation/personal/${PARTNER}/`;
      if (isClick) clicks.push(decodeURIComponent(click));
      if (isQuestion) asked.push(at);
      answer(response, isClick || isQuestion ? behaviour : { kind: 'text', text: '', status: 404 });
    }),
  );
  return {
    url,
    partnerId: PARTNER,
    asked,
    clicks,
    answerWith: (how) => {
      behaviour = how;
    },
    stop,
  };
}

function answer(response: ServerResponse, behaviour: Behaviour): void {
  switch (behaviour.kind) {
    case 'items':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(behaviour.ids.map(toItem)));
      return;
    case 'text':
      response.writeHead(behaviour.status ?? 200, { 'content-type': 'application/json' });
      response.end(behaviour.text);
      return;
    case 'stall':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('[{"ItemId":');
      return;
    case 'silence':
  }
}

/** An item as it appears in answers to live shops. */
function toItem(id: number | string) {
  return {
    ItemId: id,
    Model: 'Кольцо',
    Price: 49_900,
    OldPrice: 0,
    Url: 'https://example.ru/catalog/kolco/',
    PictureUrl: 'https://example.ru/kolco.jpg',
    IsAvailable: true,
  };
}
