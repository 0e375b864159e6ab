import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3Settings } from './s3-settings.ts';
import { checkFileKey, type Files, type FileStore, type StoredFile } from '#src/platform/files/file-store.ts';
import { FilesAway } from '#src/platform/files/files-away.ts';

const CONNECT_MS = 2000;
/** Longest silence of a connection. */
const SILENCE_MS = 5000;
const DEADLINE_MS = 15_000;
/** The first attempt and its retries, which the library pauses between. */
const ATTEMPTS = 3;

/**
 * Every area is a folder of the bucket: `{prefix}/attachments/{key}`. Files are whole in memory and at most tens of
 * megabytes, so one PUT stores each (S3 takes 5 GB in one) and no multipart upload can be left half done. Objects get the
 * bucket's own access, which must be private.
 */
export function s3Files({ prefix, bucket, deadlineMs = DEADLINE_MS, ...account }: S3Settings): Files {
  const client = new S3Client({
    region: account.region,
    ...(account.endpoint === undefined ? {} : { endpoint: account.endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: account.accessKeyId, secretAccessKey: account.secretAccessKey },
    maxAttempts: ATTEMPTS,
    retryMode: 'standard',
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: Math.min(SILENCE_MS, deadlineMs) },
    // Services that speak S3's protocol do not all know its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    isShared: true,
    of: (area) =>
      areaStore(client, { bucket, folder: prefix === '' ? `${area}/` : `${prefix}/${area}/`, deadlineMs }),
  };
}

type Place = { bucket: string; folder: string; deadlineMs: number };

function areaStore(client: S3Client, { bucket: Bucket, folder, deadlineMs }: Place): FileStore {
  const objectOf = (key: string) => {
    checkFileKey(key);
    return { Bucket, Key: folder + key };
  };
  const listPage = (Prefix: string, ContinuationToken: string | undefined) =>
    inTime('list', deadlineMs, (abortSignal) =>
      client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }), { abortSignal }),
    );
  return {
    put: async (key, bytes, type) => {
      const object = { ...objectOf(key), Body: bytes, ContentType: type };
      await inTime('put', deadlineMs, (abortSignal) =>
        client.send(new PutObjectCommand(object), { abortSignal }),
      );
    },
    get: async (key) => {
      const object = objectOf(key);
      return inTime('get', deadlineMs, async (abortSignal) => {
        try {
          const { Body } = await client.send(new GetObjectCommand(object), { abortSignal });
          return Body === undefined ? null : new Uint8Array(await Body.transformToByteArray());
        } catch (error) {
          // Not every 404: a missing bucket is a fault of the settings.
          if (error instanceof NoSuchKey) return null;
          throw error;
        }
      });
    },
    remove: async (key) => {
      const object = objectOf(key);
      await inTime('remove', deadlineMs, (abortSignal) =>
        client.send(new DeleteObjectCommand(object), { abortSignal }),
      );
    },
    list: async (prefix = '') => {
      const found: StoredFile[] = [];
      let token: string | undefined;
      do {
        const page = await listPage(folder + prefix, token);
        for (const { Key, Size, LastModified } of page.Contents ?? []) {
          if (Key !== undefined && LastModified !== undefined)
            found.push({ key: Key.slice(folder.length), size: Size ?? 0, changedAt: LastModified });
        }
        token = page.IsTruncated === true ? page.NextContinuationToken : undefined;
      } while (token !== undefined);
      return found;
    },
  };
}

/** Ends in time whatever the library waits for, also between its retries and while a body arrives. */
async function inTime<T>(
  what: string,
  deadlineMs: number,
  act: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const over = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const reason = new Error(`no answer within ${deadlineMs} ms`);
    over.abort(reason);
    late.reject(reason);
  }, deadlineMs);
  try {
    return await Promise.race([act(over.signal), late.promise]);
  } catch (error) {
    const status = error instanceof S3ServiceException ? ` (${error.$metadata.httpStatusCode ?? '?'})` : '';
    const name = error instanceof Error ? error.name : 'unknown';
    throw new FilesAway(`S3: cannot ${what}: ${name}${status}`, error);
  } finally {
    clearTimeout(timer);
  }
}
