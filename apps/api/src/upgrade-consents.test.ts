import { expect, test } from 'vitest';
import { getTextPage } from '@yahont/contracts/content/content.ts';
import { CONSENT_DOCUMENTS } from '@yahont/contracts/consents/consents.ts';
import { createTestApi } from '#src/testing/api.ts';
import { openUpgradedDatabase } from '#src/testing/database.ts';
import { leave, sampleLead } from '#src/testing/leads.ts';

const lastTag = '0061_attempts_of_refunds';
const TEXTS = (['personal-data', 'marketing', 'cookies'] as const).flatMap((kind) => CONSENT_DOCUMENTS[kind]);

/** SQL of a page with this path. */
function page(path: string, h1: string): string {
  const body = JSON.stringify({ path, title: '', description: '', h1, lead: '', blocks: [] });
  return `
    insert into documents (kind, address, body, imported, changed_at)
    values ('page', '${path}', '${body}', '${body}', '2026-11-20T09:00:00Z');
    insert into document_versions (document_id, number, state, body, created_at, created_by)
    select id, 1, 'published', body, changed_at, 'staff:1' from documents where address = '${path}';`;
}

test('a shop with the policy of before 0062 has the text of each consent, which a new consent names', async () => {
  const data = page('/politika/', 'Политика');
  const api = await createTestApi({}, await openUpgradedDatabase({ lastTag, data }));
  try {
    for (const path of TEXTS) {
      const { h1, blocks } = (await api.call(getTextPage, { query: { path } })).answer();
      expect([path, h1.startsWith('Согласие'), blocks.length > 0]).toEqual([path, true, true]);
    }
    await leave(api, sampleLead('vacancy'));
    const { rows } = await api.database.query('select document, version, hash from consents');
    expect(rows).toEqual([
      {
        document: '/politika/soglasie/',
        version: '1',
        hash: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
      },
    ]);
  } finally {
    await api.stop();
  }
});

test('a text that staff have written at such an address stays theirs', async () => {
  const data = page('/politika/', 'Политика') + page('/politika/kuki/', 'Наши куки');
  const api = await createTestApi({}, await openUpgradedDatabase({ lastTag, data }));
  try {
    const { h1 } = (await api.call(getTextPage, { query: { path: '/politika/kuki/' } })).answer();
    expect(h1).toBe('Наши куки');
    const { rows } = await api.database.query(
      "select count(*)::int as n from document_versions join documents on documents.id = document_id where address = '/politika/kuki/'",
    );
    expect(rows).toEqual([{ n: 1 }]);
  } finally {
    await api.stop();
  }
});

test('a database without texts gets none: its import brings them', async () => {
  const api = await createTestApi({}, await openUpgradedDatabase({ lastTag, data: 'select 1;' }));
  try {
    expect((await api.database.query('select id from documents')).rows).toEqual([]);
  } finally {
    await api.stop();
  }
});
