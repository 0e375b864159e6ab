import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { leave, messagesTo, sampleLead } from '#src/testing/leads.ts';
import { standIns } from '#src/testing/settings.ts';
import { purgeFiles, purgeLeads } from '../purge-leads.ts';

const DAY_MS = 86_400_000;
const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';
const store = standIns.files.of('attachments');

let api: TestApi;
let photograph: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  api = await createTestApi();
  const picture = sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#8c1d3f' } });
  const bytes = await picture
    .withExif({ IFD0: { Copyright: 'снято в секретном месте' } })
    .jpeg()
    .toBuffer();
  photograph = new Uint8Array(bytes);
});
afterAll(() => api.stop());

const jpeg = (name = 'фасад.jpg') => new File([photograph], name, { type: 'image/jpeg' });
const pdf = (text = PDF) => new File([text], 'Резюме.pdf', { type: 'application/pdf' });

async function filesOf(id: number) {
  const { rows } = await api.database.query('select * from lead_files where lead_id = $1 order by id', [id]);
  return rows;
}

/** The links in the letter to the operators. */
async function linksOf(id: number): Promise<string[]> {
  await api.deliverOutbox();
  const letters = await messagesTo(api, 'operators@shop.test');
  const text = letters.find(({ subject }) => subject.includes(`№ З-${id}:`))?.text ?? '';
  return [...text.matchAll(/https:\/\/shop\.test(\/api\/leads\/files\/[\w-]+)/g)].map(
    ([, path = '']) => path,
  );
}

describe('photographs of premises', () => {
  test('are made anew: smaller, without metadata, given out by the links of the letter alone', async () => {
    const { id } = (await leave(api, sampleLead('rent'), { files: [jpeg(), jpeg('зал.jpg')] })).answer();
    expect(await filesOf(id)).toMatchObject([
      { name: 'фасад.jpg', type: 'image/jpeg' },
      { name: 'зал.jpg', type: 'image/jpeg' },
    ]);
    const [link = '', ...others] = await linksOf(id);
    expect(others).toHaveLength(1);
    const response = await api.send(`GET ${link}`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('фасад.jpg')}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const given = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([given.width, given.height, given.exif]).toEqual([2400, 1200, undefined]);
  });

  test('a link ends after two weeks, and a changed one was never made', async () => {
    const { id } = (await leave(api, sampleLead('rent'), { files: [jpeg()] })).answer();
    const [link = ''] = await linksOf(id);
    const forged = link.slice(0, -1) + (link.endsWith('A') ? 'B' : 'A');
    expect((await api.send(`GET ${forged}`)).status).toBe(404);
    expect((await api.send('GET /api/leads/files/AAAA')).status).toBe(404);
    expect((await api.send(`GET ${link}`)).status).toBe(200);
    api.clock.advance(15 * DAY_MS);
    expect((await api.send(`GET ${link}`)).status).toBe(404);
  });

  test('more than six are refused, and so are empty and oversized ones', async () => {
    const huge = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.jpg', { type: 'image/jpeg' });
    const cases = [
      [Array.from({ length: 7 }, () => jpeg()), 'too-many-files', { most: 6 }],
      [[jpeg(), new File([], 'b.jpg')], 'file-empty', { name: 'b.jpg' }],
      [[huge], 'file-too-large', { name: 'a.jpg', megabytes: 10 }],
    ] as const;
    for (const [files, code, context] of cases) {
      const { status, problem } = await leave(api, sampleLead('rent'), { files: [...files] });
      expect([status, problem.code, problem.context]).toEqual([422, code, context]);
    }
  });
});

describe('files that are not what they claim to be', () => {
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each([
    ['a page as a photograph', () => ['<!doctype html><script>'], 'not-a-picture'],
    ['a drawing with a script', () => [script], 'not-a-picture'],
    ['a PDF as a photograph', () => [PDF], 'not-a-picture'],
    ['half of a photograph', () => [photograph.slice(0, 200)], 'broken'],
    ['a picture of a phone of Apple', () => ['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'heic'],
  ] as const)('%s is refused by name and reason', async (_what, content, why) => {
    const file = new File([...content()], 'a.jpg', { type: 'image/jpeg' });
    const { status, problem } = await leave(api, sampleLead('rent'), { files: [file] });
    expect([status, problem.code, problem.context]).toEqual([422, 'file-refused', { name: 'a.jpg', why }]);
  });

  test.each(['image/jpg', 'application/octet-stream', '', 'text/html'])(
    'a photograph that is declared as «%s» is one',
    async (type) => {
      const file = new File([photograph], 'фасад', { type });
      const { id } = (await leave(api, sampleLead('rent'), { files: [file] })).answer();
      expect(await filesOf(id)).toMatchObject([{ name: 'фасад.jpg', type: 'image/jpeg' }]);
    },
  );

  test('a picture of a hundred megapixels is refused before it is unpacked', async () => {
    const wide = await sharp({ create: { width: 16_000, height: 8000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const files = [new File([new Uint8Array(wide)], 'a.png', { type: 'image/png' })];
    expect((await leave(api, sampleLead('rent'), { files })).problem.code).toBe('file-refused');
  });

  test('a CV is a PDF by its content', async () => {
    const kept = (await leave(api, sampleLead('vacancy'), { files: [pdf()] })).answer();
    expect(await filesOf(kept.id)).toMatchObject([{ name: 'Резюме.pdf', type: 'application/pdf' }]);
    for (const bad of ['MZ not a PDF %%EOF', '%PDF-1.7 without an end']) {
      const { problem } = await leave(api, sampleLead('vacancy'), { files: [pdf(bad)] });
      expect(problem.code).toBe('file-refused');
    }
  });

  test('names lose folders, signs and their extension', async () => {
    const files = [jpeg('../../etc/"этаж\u0007 1".php.jpg'), jpeg('<b>.jpg'), jpeg('..')];
    const { id } = (await leave(api, sampleLead('rent'), { files })).answer();
    expect((await filesOf(id)).map(({ name }) => name)).toEqual(['этаж 1.php.jpg', 'b.jpg', 'файл 3.jpg']);
  });
});

test('other kinds of requests take no files', async () => {
  const { problem } = await leave(api, sampleLead('feedback'), { files: [jpeg()] });
  expect(problem.code).toBe('too-many-files');
});

test('a form that is no form is refused', async () => {
  const response = await api.fetch(
    new Request('http://api.test/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: 'nothing',
    }),
    { ip: '127.0.0.1', requestId: 'test' },
  );
  expect(response.status).toBe(400);
});

test('files go with their request, and those of no request after a day', async () => {
  const { id } = (await leave(api, sampleLead('rent'), { files: [jpeg()] })).answer();
  const [file] = await filesOf(id);
  const key = String(file?.['key']);
  const orphan = crypto.randomUUID();
  await store.put(orphan, new Uint8Array([1]), 'image/jpeg');
  // The clock of the test says how old a file is; the disk has the hour of today.
  api.clock.set(new Date(Date.now() + 2 * DAY_MS));
  await purgeFiles(api.context, store);
  expect([await store.get(orphan), (await store.get(key)) !== null]).toEqual([null, true]);
  await api.database.query(`update leads set created_at = now() - interval '366 days' where id = $1`, [id]);
  await purgeLeads(api.context);
  await purgeFiles(api.context, store);
  expect([await filesOf(id), await store.get(key)]).toEqual([[], null]);
});
