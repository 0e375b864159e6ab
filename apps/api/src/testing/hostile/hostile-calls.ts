import type { Endpoint } from '@yahont/contracts/wire/endpoint.ts';
import { generatedCalls } from './generated-calls.ts';
import { jsonBody, type HostileCall, type Sample } from './hostile-call.ts';
import { HOSTILE_HEADERS } from './hostile-values.ts';
import { wrongParams, wrongQueries } from './wrong-addresses.ts';
import { wrongEncodings, wrongFields } from './wrong-bodies.ts';

/** Malformed requests for one endpoint: hand-written ones, and `runs` bodies and queries generated from `seed`. */
export function hostileCalls(
  endpoint: Endpoint,
  sample: Sample,
  { seed, runs }: { seed: number; runs: number },
): HostileCall[] {
  return [
    ...wrongParams(endpoint, sample),
    ...wrongQueries(endpoint, sample),
    ...wrongHeaders(sample),
    ...wrongEncodings(endpoint, sample),
    ...wrongFields(endpoint, sample),
    ...generatedCalls(endpoint, sample, { seed, runs }),
  ];
}

function wrongHeaders({ path, body }: Sample): HostileCall[] {
  return HOSTILE_HEADERS.map((headers) => {
    const { headers: own, ...sent } = jsonBody(body);
    return {
      what: `header ${JSON.stringify(headers).slice(0, 60)}`,
      path,
      ...sent,
      headers: { ...own, ...headers },
      isUnreadable: false,
    };
  });
}
