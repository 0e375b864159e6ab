import * as contract from '@yahont/contracts/office/imports.ts';
import { products } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import type { TestApi } from '../api.ts';
import type { TestStaff } from '../staff.ts';

type Sent = { kind: contract.ImportKind; file: string | Uint8Array; name?: string; preview?: 'yes' | 'no' };

/** Sends files as the office does, and reads what became of them. */
export function importFiles(shop: { readonly api: TestApi; readonly head: TestStaff }) {
  const post = ({ kind, file, name = 'test.csv', preview = 'no' }: Sent, by: TestStaff = shop.head) =>
    shop.api.fetch(
      new Request(
        `http://api.test/office/api/imports/${kind}?name=${encodeURIComponent(name)}&preview=${preview}`,
        { method: 'POST', headers: by.headers, body: typeof file === 'string' ? file : Buffer.from(file) },
      ),
      { ip: '127.0.0.1', requestId: 'import' },
    );
  const run = async (id: number, after?: number) =>
    (
      await shop.api.call(contract.getImportRun, {
        headers: shop.head.headers,
        params: { id },
        query: after === undefined ? {} : { after },
      })
    ).answer();
  /** The id of a new run. */
  const send = async (sent: Sent, by?: TestStaff): Promise<number> => {
    const response = await post(sent, by);
    if (response.status !== 202) throw new Error(await response.text());
    return contract.ImportRun.parse(await response.json()).id;
  };
  return {
    post,
    send,
    run,
    /** Sends a file and lets the jobs do what they can. */
    bring: async (sent: Sent, by?: TestStaff) => {
      const id = await send(sent, by);
      await shop.api.deliverOutbox();
      return run(id);
    },
    apply: (id: number) =>
      shop.api.call(contract.applyImport, { headers: shop.head.headers, params: { id } }),
    drop: (id: number) => shop.api.call(contract.dropImport, { headers: shop.head.headers, params: { id } }),
    /** Prices of all products by article, in roubles. */
    prices: async (): Promise<Record<string, number>> => {
      const rows = await shop.api.context.db
        .select({ article: products.article, price: products.price })
        .from(products)
        .orderBy(products.article);
      return Object.fromEntries(rows.map(({ article, price }) => [article, price / 100]));
    },
  };
}
