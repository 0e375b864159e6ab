import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakeDadata = {
  origin: string;
  /** The register's data for any number; null: it is unavailable. */
  state: string | null;
  stop: () => void;
};

/** A fake register of companies on this machine, in which every number belongs to one company. */
export async function startFakeDadata(): Promise<FakeDadata> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const { query } = JSON.parse(body) as { query: string };
      if (fake.state === null || !(request.url ?? '').endsWith('/findById/party')) {
        response.writeHead(503).end();
        return;
      }
      const data = {
        inn: query,
        kpp: query.length === 10 ? '773601001' : null,
        name: { short_with_opf: 'ООО "Ромашка"' },
        address: { unrestricted_value: '117997, г Москва, ул Вавилова, д 19' },
        state: { status: fake.state },
      };
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ suggestions: [{ value: 'Ромашка', data }] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // safe: it listens on a port
  const { port } = server.address() as AddressInfo;
  const fake: FakeDadata = {
    origin: `http://127.0.0.1:${port}`,
    state: 'ACTIVE',
    stop: () => void server.close(),
  };
  return fake;
}
