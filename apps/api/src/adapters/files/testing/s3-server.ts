import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenLocally } from '#src/testing/listen-locally.ts';
import { isSigned } from './is-signed.ts';
import type { S3Settings } from '../s3/s3-settings.ts';

type Listed = { key: string; size: number; lastModifiedDate: Date };
type Context = {
  path: string;
  query: Record<string, string>;
  req: IncomingMessage;
  app: object;
  body: unknown;
};
type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>;
/** What is used of s3rver, which brings no types. */
type S3rver = {
  middleware: Middleware[];
  callback: () => RequestListener;
  configureBuckets: () => Promise<unknown>;
  logger: { close: () => void };
  store: {
    getBucket: (name: string) => Promise<object | null>;
    listObjects: (name: string, options: { prefix: string }) => Promise<{ objects: Listed[] }>;
  };
};
const S3rver: new (options: object) => S3rver = createRequire(import.meta.url)('@20minutes/s3rver');

/** The only account of s3rver. */
const ACCOUNT = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const BUCKET = 'yahont';

/**
 * What the server does instead of an answer: says nothing, sends half of an answer and then nothing, or refuses with
 * 503 as S3 does when it is asked too often.
 */
export type Fault = 'silent' | 'half' | 'busy';

export type TestS3 = {
  settings: S3Settings;
  /** Method and path of each request since the start. */
  asked: string[];
  /** The next requests get this instead of an answer; by default all of them, until the next call. */
  fail: (fault: Fault | null, times?: number) => void;
  /** Closes the port and opens none; `stop` still has to be called. */
  leave: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A real S3 server on a free port, which checks the signatures of version 4, with an empty bucket in a folder. */
export async function startS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'yahont-s3-'));
  const s3 = new S3rver({ silent: true, directory, configureBuckets: [{ name: BUCKET, configs: [] }] });
  repairLists(s3);
  await s3.configureBuckets();
  const answer = s3.callback();
  const asked: string[] = [];
  let fault: Fault | null = null;
  let left = 0;
  const server = createServer((incoming, outgoing) => {
    asked.push(`${incoming.method} ${incoming.url?.replace(/[?&]x-id=\w+/, '')}`);
    if (fault === null || left === 0) {
      answer(incoming, outgoing);
      return;
    }
    left -= 1;
    misbehave(outgoing, fault);
  });
  const listening = await listenLocally(server);
  return {
    settings: { ...ACCOUNT, endpoint: listening.url, region: 'us-east-1', bucket: BUCKET, prefix: 'shop' },
    asked,
    fail: (next, times = Number.POSITIVE_INFINITY) => {
      fault = next;
      left = times;
    },
    leave: listening.stop,
    stop: async () => {
      if (server.listening) await listening.stop();
      s3.logger.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Path of a list: `/bucket/`. */
const LIST = /^\/([^/]+)\/$/;
const PAGE = 1000;

/**
 * Repairs two faults of s3rver's lists: it signs `/bucket` where the request says `/bucket/`, so their signatures are
 * compared here, and it encrypts the address of a second page with DES, which Node no longer has.
 */
function repairLists(s3: S3rver): void {
  // Before the routes, and after what makes XML of a body.
  s3.middleware.splice(-1, 0, async (context, next) => {
    const [, bucket = ''] = LIST.exec(context.path) ?? [];
    if (bucket === '' || !isSigned(context.req, ACCOUNT.secretAccessKey)) return next();
    if ((await s3.store.getBucket(bucket)) === null) {
      context.app = Object.create(context.app, { allowMismatchedSignatures: { value: true } });
      return next();
    }
    const { prefix = '', 'continuation-token': after = '' } = context.query;
    const { objects } = await s3.store.listObjects(bucket, { prefix });
    const left = objects.filter(({ key }) => key > after).toSorted((a, b) => (a.key < b.key ? -1 : 1));
    const page = left.slice(0, PAGE).map(({ key: Key, size: Size, lastModifiedDate }) => ({
      Key,
      Size,
      LastModified: lastModifiedDate.toISOString(),
    }));
    const IsTruncated = left.length > PAGE;
    const more = IsTruncated ? { NextContinuationToken: page.at(-1)?.Key } : {};
    context.body = { ListBucketResult: { IsTruncated, ...more, Contents: page } };
  });
}

function misbehave(outgoing: ServerResponse, fault: Fault): void {
  if (fault === 'half') outgoing.writeHead(200, { 'content-length': 1000 }).write('half');
  if (fault === 'busy')
    outgoing
      .writeHead(503, { 'content-type': 'application/xml' })
      .end('<?xml version="1.0"?><Error><Code>SlowDown</Code><Message>Reduce your rate</Message></Error>');
}
