import { request } from 'node:http';

export type WireAnswer = { headers: string[]; body: string };

/**
 * An answer exactly as transferred, with its body in base64: `fetch` would decompress it.
 * @throws unless the status is 200
 */
export function readAnswer(url: string, headers: Record<string, string>): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${url} answers ${response.statusCode}`));
        resolve({ headers: ownHeaders(response.rawHeaders), body: Buffer.concat(chunks).toString('base64') });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** Without the headers that node:http adds itself. */
function ownHeaders(rawHeaders: readonly string[]): string[] {
  const added = new Set(['date', 'connection', 'keep-alive']);
  return rawHeaders.filter(
    (_part, index) => !added.has((rawHeaders[index - (index % 2)] ?? '').toLowerCase()),
  );
}
