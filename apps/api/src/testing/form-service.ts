import { createServer } from 'node:http';
import { listenLocally } from './listen-locally.ts';

/** A service that takes forms and always gives the same answer; `received` collects the forms sent to `path`. */
export async function startFormService(path: string, answer: object, status = 200) {
  const received: URLSearchParams[] = [];
  const local = await listenLocally(
    createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        if (request.url === path) received.push(new URLSearchParams(body));
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      });
    }),
  );
  return { ...local, received };
}
