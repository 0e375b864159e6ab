import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { hasPostgres } from '#src/testing/database.ts';
import { multiplyRows } from '#src/testing/postgres/multiply-rows.ts';
import { leaveTraces } from '#src/testing/person/traces.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { PipelinedClient } from '#src/platform/database/postgres/pipelined-client.ts';

const Asked = z.object({
  text: z.string().regex(/^\s*(?:select|insert|update|delete|with)\b/i),
  values: z.array(z.unknown()).default([]),
});
type Statement = z.output<typeof Asked>;

const PlanNode = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  get Plans() {
    return z.array(PlanNode).optional();
  },
});
type PlanNode = z.infer<typeof PlanNode>;

const Explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: PlanNode })]) })]);

const JOIN = /Join|Nested Loop/;

type WholeTable = { table: string; isSorted: boolean; isJoined: boolean };

/** Tables that only the demo fills; they are small in a real shop. */
const OF_DEMO = /^(?:demo_|sent_messages)/;

// The embedded engine plans alike, but has no connection to look over; a shop that has grown has a server.
describe.skipIf(!hasPostgres)('on a database that has grown', () => {
  let api: TestApi;
  let large: ReadonlySet<string>;
  /** What each schedule asks. */
  const asked: { name: string; cron: string; statement: Statement }[] = [];

  beforeAll(async () => {
    api = await createTestApi();
    await leaveTraces(api, await fillSmallShop(api));
    for (const { name, cron, run } of api.jobs.schedules())
      for (const statement of await statementsOf(run)) asked.push({ name, cron, statement });
    await api.database.query(`
      insert into audit (at, actor_kind, actor_id, action, subject_type, subject_id)
      select at, actor_kind, actor_id, action, subject_type, n::text
      from (select * from audit limit 1) as one, generate_series(1, 100000) as n`);
    large = await multiplyRows(api.database, 3_000);
  }, 180_000);
  afterAll(() => api.stop());

  test('an index serves every schedule: none sorts a whole table, and none that runs often reads one', async () => {
    expect([...large]).toEqual(expect.arrayContaining(['audit', 'orders', 'payments', 'outbox', 'sessions']));
    expect(new Set(asked.map(({ name }) => name)).size).toBeGreaterThan(35);
    const slow: string[] = [];
    for (const { name, cron, statement } of asked) {
      const isFrequent = cron.startsWith('*');
      for (const { table, isSorted } of readWhole(await planOf(statement)))
        if (isSorted || isFrequent)
          slow.push(`${name} ${isSorted ? 'sorts' : 'reads'} all of ${table}: ${statement.text}`);
    }
    expect(slow).toEqual([]);
  });

  test('the plans tell a statement that no index serves', async () => {
    const plan = await planOf({
      text: 'select id::float8 as id from audit where position is null order by id limit 1000',
      values: [],
    });
    expect(readWhole(plan)).toMatchObject([{ table: 'audit', isSorted: true }]);
  });

  async function planOf({ text, values }: Statement): Promise<PlanNode> {
    const { rows } = await api.database.query(`explain (format json) ${text}`, values);
    const [
      {
        'QUERY PLAN': [{ Plan: plan }],
      },
    ] = Explained.parse(rows);
    return plan;
  }

  /** The large tables that a plan reads from their first row to their last, and whether it sorts all of their rows. */
  function readWhole(plan: PlanNode): WholeTable[] {
    const { 'Node Type': kind, 'Relation Name': table, Plans: parts = [] } = plan;
    if (kind === 'Seq Scan' && table !== undefined)
      return large.has(table) && !OF_DEMO.test(table) ? [{ table, isSorted: false, isJoined: false }] : [];
    const isJoin = JOIN.test(kind);
    // Sorts inside a join are the planner's choice, and their output is another set of rows.
    const found = parts.flatMap((part) =>
      isJoin && part['Node Type'] === 'Sort' ? (part.Plans ?? []).flatMap(readWhole) : readWhole(part),
    );
    return found.map((one) => ({
      ...one,
      isSorted: one.isSorted || (kind === 'Sort' && !one.isJoined),
      isJoined: one.isJoined || isJoin,
    }));
  }
});

/** What a run asks of the database, by text. Its own failures do not matter here. */
async function statementsOf(run: () => Promise<unknown>): Promise<Statement[]> {
  const seen = new Map<string, Statement>();
  const spy = vi.spyOn(PipelinedClient.prototype, 'query');
  await run().catch(() => undefined);
  for (const [config, values] of spy.mock.calls as readonly (readonly unknown[])[]) {
    const asked = Asked.safeParse(
      typeof config === 'object' ? { values, ...config } : { text: config, values },
    );
    if (asked.success) seen.set(asked.data.text, asked.data);
  }
  spy.mockRestore();
  return [...seen.values()];
}
