import { createServer, type IncomingHttpHeaders } from 'node:http';
import { listenLocally } from '../listen-locally.ts';

type Notice = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** A push service of browsers (RFC 8030). `answer`: statuses of the next notices to a path; 201 otherwise. */
export async function startPushService() {
  const notices: Notice[] = [];
  const answers = new Map<string, number[]>();
  const local = await listenLocally(
    createServer((request, response) => {
      const path = request.url ?? '';
      const parts: Buffer[] = [];
      request.on('data', (chunk: Buffer) => parts.push(chunk));
      request.on('end', () => {
        notices.push({ path, headers: request.headers, body: Buffer.concat(parts) });
        response.writeHead(answers.get(path)?.shift() ?? 201).end();
      });
    }),
  );
  return {
    ...local,
    taken: (path: string) => notices.filter((notice) => notice.path === path),
    answer: (path: string, statuses: number[]) => void answers.set(path, statuses),
  };
}
