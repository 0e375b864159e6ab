import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SentLine, WebModule } from '@yahont/web/server-types';
import type { Arrival } from '#src/http/request-facts.ts';

/** A request for a page. */
export type PageRequest = {
  web: WebModule;
  url: URL;
  sent: SentLine;
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  arrival: Arrival;
};
