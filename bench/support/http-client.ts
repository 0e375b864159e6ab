import { connect, type Socket } from 'node:net';
import type { AnswerOf, BodyOf, Endpoint } from '@yahont/contracts/wire/endpoint.ts';

type Call<E extends Endpoint> = { cookies: string; body?: BodyOf<E>; headers?: Record<string, string> };

export type HttpClient = {
  /** One call as a page makes it, with its answer fully read. @throws on any answer that is not a success */
  send: <E extends Endpoint>(endpoint: E, call: Call<E>) => Promise<AnswerOf<E>>;
  /** A bare POST with its answer fully read. */
  post: () => Promise<void>;
  close: () => void;
};

/**
 * Calls one server over connections that stay open, like those of browsers. Written on sockets: clients share
 * this machine's cores with the measured shop, and the clients of node:http and undici take a fifth of a
 * checkout's cost. It supports only the answers of the benchmarked servers: a status, a length and a body.
 */
export function openHttpClient(origin: string): HttpClient {
  const { hostname, port, host } = new URL(origin);
  const idle = new Set<Socket>();
  const open = new Set<Socket>();
  const take = (): Socket => {
    const [free] = idle;
    if (free !== undefined) {
      idle.delete(free);
      return free;
    }
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    open.add(socket);
    // A server closes idle connections; requests made in the meantime are rejected by `answerOn`.
    socket.on('error', () => undefined);
    socket.on('close', () => [idle, open].forEach((sockets) => sockets.delete(socket)));
    return socket;
  };
  const exchange = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body: string,
  ): Promise<string> => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const length = Buffer.byteLength(body);
    const socket = take();
    const answered = answerOn(socket);
    socket.write(
      `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-length: ${length}\r\n${lines.join('')}\r\n${body}`,
    );
    const { status, text } = await answered;
    idle.add(socket);
    if (status === 200 || status === 201) return text;
    throw new Error(`${path} answered ${status} ${text}`);
  };
  return {
    send: async <E extends Endpoint>(endpoint: E, { cookies, body, headers }: Call<E>) => {
      const sent = {
        ...headers,
        'content-type': 'application/json',
        origin,
        cookie: cookies,
        accept: 'application/json',
      };
      const text = await exchange(
        endpoint.method,
        endpoint.path,
        sent,
        body === undefined ? '' : JSON.stringify(body),
      );
      // safe: the shop answers by its contract
      return JSON.parse(text) as AnswerOf<E>;
    },
    post: async () => void (await exchange('POST', '/', {}, '')),
    close: () => open.forEach((socket) => socket.destroy()),
  };
}

const HEAD_END = Buffer.from('\r\n\r\n');

type HttpAnswer = { status: number; text: string };

/** The next answer on a connection; its head gives the length. */
function answerOn(socket: Socket): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    let bytes: Buffer = Buffer.alloc(0);
    const onData = (chunk: Buffer): void => {
      bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
      const headEnd = bytes.indexOf(HEAD_END);
      if (headEnd === -1) return;
      const head = bytes.toString('latin1', 0, headEnd);
      const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
      const start = headEnd + HEAD_END.length;
      if (bytes.length < start + length) return;
      leave();
      resolve({ status: Number(head.slice(9, 12)), text: bytes.toString('utf8', start, start + length) });
    };
    const onClose = (): void => {
      leave();
      reject(new Error('the server closed the connection before it answered'));
    };
    const leave = (): void => {
      socket.off('data', onData);
      socket.off('close', onClose);
    };
    socket.on('data', onData);
    socket.on('close', onClose);
  });
}
