import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const Value = z.object({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() });
const Span = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  attributes: z.array(z.object({ key: z.string(), value: Value })),
  status: z.object({ code: z.number().optional() }).optional(),
});
const Sent = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
});

/** A span as a collector reads it. */
export type SeenSpan = Omit<z.infer<typeof Span>, 'attributes'> & { facts: Record<string, unknown> };

export type FakeCollector = {
  endpoint: string;
  spans: SeenSpan[];
  /** Everything that arrived, as text. */
  raw: string[];
  stop: () => Promise<void>;
};

/** A collector of traces that speaks OTLP over HTTP with JSON. */
export async function startFakeCollector(): Promise<FakeCollector> {
  const spans: SeenSpan[] = [];
  const raw: string[] = [];
  const server = createServer((incoming, outgoing) => {
    void text(incoming).then((body) => {
      raw.push(body);
      for (const { scopeSpans } of Sent.parse(JSON.parse(body)).resourceSpans)
        for (const { attributes, ...span } of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({
            ...span,
            facts: Object.fromEntries(
              attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
            ),
          });
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    raw,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
