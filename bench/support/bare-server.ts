// The baseline of page.ts: node:http and nothing else.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file = ''] = process.argv.slice(2);
const answer: { headers: string[]; body: string } = JSON.parse(readFileSync(file, 'utf8'));
const body = Buffer.from(answer.body, 'base64');

createServer((_request, response) => {
  response.writeHead(200, answer.headers);
  response.end(body);
}).listen(Number(process.env['PORT']), '127.0.0.1');
