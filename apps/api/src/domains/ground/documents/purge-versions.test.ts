import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#src/testing/api.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

test('old versions of a text go, except the last 20, those with a consent and what is shown', async () => {
  const id = 900;
  const now = api.clock.now().getTime();
  await api.database.query(
    `insert into documents (id, kind, address, changed_at) values ($1, 'page', 'personal-data', now())`,
    [id],
  );
  // 40 versions, one a month, the newest of a month ago; the third is shown, because staff went back to it.
  for (let number = 1; number <= 40; number += 1)
    await api.database.query(
      `insert into document_versions (document_id, number, state, body, created_at, created_by)
       values ($1, $2, $3, '{}', $4, 'system:import')`,
      [
        id,
        number,
        number === 3 ? 'published' : 'past',
        new Date(now - (41 - number) * 30 * DAY_MS).toISOString(),
      ],
    );
  await api.database.query(
    `insert into consents (at, contact, kind, scope, is_given, source, document, version, hash, network)
     values (now(), '', 'personal-data', '', true, 'sign-in', 'personal-data', '5', '', '')`,
  );
  await api.jobs
    .schedules()
    .find(({ name }) => name === 'purge-text-versions')
    ?.run();
  const { rows } = await api.database.query(
    'select number from document_versions where document_id = $1 order by number',
    [id],
  );
  // Two years are versions 17 and later; the last 20 are those from 21 on.
  expect(rows.map(({ number }) => number)).toEqual([
    3,
    5,
    ...Array.from({ length: 24 }, (_, index) => index + 17),
  ]);
});
