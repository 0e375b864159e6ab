// The floor of buying-http.ts: node:http that commits one row for each request.
import { createServer } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const text = 'x'.repeat(200);

createServer((request, response) => {
  if (request.method === 'GET') {
    response.end();
    return;
  }
  request.resume();
  request.on('end', () => {
    void pool
      .query({ name: 'write', text: 'insert into bench_writes (body) values ($1)', values: [text] })
      .then(() => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
