import { createServer } from 'node:http';
import { listenLocally } from '#src/testing/listen-locally.ts';

type Record = { date: string; code: number; price: string };

/** What the fake answers: a file, a page of HTML with status 200, an error, or nothing at all. */
export type Mood = 'file' | 'html' | 'error' | 'broken' | 'silent';

/** Answers by the protocol of the central bank’s file of metal prices; `records` are its rates, with dates like `20.11.2026`. */
export async function startFakeCentralBank(records: readonly Record[]) {
  const asked: URL[] = [];
  const state: { mood: Mood; records: readonly Record[] } = { mood: 'file', records };
  const local = await listenLocally(
    createServer((request, response) => {
      const url = new URL(request.url ?? '/', 'http://fake');
      asked.push(url);
      if (state.mood === 'silent') return;
      if (state.mood === 'html') {
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<html><body>Идут работы<br></body></html>');
        return;
      }
      if (state.mood === 'error') {
        response.writeHead(503).end();
        return;
      }
      const within = state.records.filter(({ date }) => isWithin(date, url.searchParams));
      const file = fileOf(within, url.searchParams);
      response
        .writeHead(200, { 'content-type': 'application/xml; charset=windows-1251' })
        .end(toWindows1251(state.mood === 'broken' ? file.slice(0, -20) : file));
    }),
  );
  return { ...local, fileUrl: `${local.url}/scripts/xml_metall.asp`, asked, state };
}

function isWithin(date: string, query: URLSearchParams): boolean {
  const day = (text: string) => text.split(/[./]/).toReversed().join('-');
  return day(date) >= day(query.get('date_req1') ?? '') && day(date) <= day(query.get('date_req2') ?? '');
}

function fileOf(records: readonly Record[], query: URLSearchParams): string {
  const rows = records.map(
    ({ date, code, price }) =>
      `<Record Date="${date}" Code="${code}"><Buy>${price}</Buy><Sell>${price}</Sell></Record>`,
  );
  const days = ['1', '2'].map((end) => (query.get(`date_req${end}`) ?? '').replaceAll('/', ''));
  return `<?xml version="1.0" encoding="windows-1251"?><Metall FromDate="${days[0]}" ToDate="${days[1]}" name="Драгоценные металлы">${rows.join('')}</Metall>`;
}

/** Letters of the Russian alphabet lie in one block of the code page. */
function toWindows1251(text: string): Buffer {
  return Buffer.from(
    Array.from(text, (letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
    }),
  );
}
