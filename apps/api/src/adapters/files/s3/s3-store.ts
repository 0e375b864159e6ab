import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { FILES_CONNECT_MS, PROVIDERS } from '@yahont/values/deadlines.ts';
import type { S3Settings } from './s3-settings.ts';
import { createCircuitBreaker, type CircuitBreaker } from '#src/platform/circuit-breaker.ts';
import { isPatient } from '#src/platform/outside/patience.ts';
import { checkFileKey, type Files, type FileStore, type StoredFile } from '#src/platform/files/file-store.ts';
import { FilesAway } from '#src/platform/files/files-away.ts';

const { name, breaker: FIGURES, tryMs, tries, budgetMs } = PROVIDERS.files;

/**
 * Every area is a folder of the bucket: `{prefix}/attachments/{key}`. Files are whole in memory and at most tens of
 * megabytes, so one PUT stores each (S3 takes 5 GB in one) and no multipart upload can be left half done. Objects get the
 * bucket's own access, which must be private. While the service does not answer, only jobs wait for it.
 */
export function s3Files(
  { prefix, bucket, deadlineMs = budgetMs, ...account }: S3Settings,
  now: () => Date = () => new Date(),
): Files {
  const client = new S3Client({
    region: account.region,
    ...(account.endpoint === undefined ? {} : { endpoint: account.endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: account.accessKeyId, secretAccessKey: account.secretAccessKey },
    maxAttempts: tries,
    retryMode: 'standard',
    requestHandler: { connectionTimeout: FILES_CONNECT_MS, socketTimeout: Math.min(tryMs, deadlineMs) },
    // Services that speak S3's protocol do not all know its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const act = inTime(deadlineMs, createCircuitBreaker({ name, ...FIGURES }, now));
  return {
    isShared: true,
    of: (area) =>
      areaStore(client, { bucket, folder: prefix === '' ? `${area}/` : `${prefix}/${area}/`, act }),
  };
}

type Place = { bucket: string; folder: string; act: InTime };

function areaStore(client: S3Client, { bucket: Bucket, folder, act }: Place): FileStore {
  const objectOf = (key: string) => {
    checkFileKey(key);
    return { Bucket, Key: folder + key };
  };
  const listPage = (Prefix: string, ContinuationToken: string | undefined) =>
    act('list', (abortSignal) =>
      client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }), { abortSignal }),
    );
  return {
    put: async (key, bytes, type) => {
      const object = { ...objectOf(key), Body: bytes, ContentType: type };
      await act('put', (abortSignal) => client.send(new PutObjectCommand(object), { abortSignal }));
    },
    get: async (key) => {
      const object = objectOf(key);
      return act('get', async (abortSignal) => {
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
      await act('remove', (abortSignal) => client.send(new DeleteObjectCommand(object), { abortSignal }));
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

/**
 * Ends in time whatever the library waits for, also between its retries and while a body arrives.
 * @throws FilesAway
 */
type InTime = <T>(what: string, work: (signal: AbortSignal) => Promise<T>) => Promise<T>;

function inTime(deadlineMs: number, breaker: CircuitBreaker): InTime {
  return async (what, work) => {
    const ask = async () => ({ answer: await within(deadlineMs, work) });
    try {
      const outcome = isPatient() ? await ask() : await breaker(ask);
      if (outcome === null) throw new Error('it was not asked: it has not answered lately');
      return outcome.answer;
    } catch (error) {
      const status = error instanceof S3ServiceException ? ` (${error.$metadata.httpStatusCode ?? '?'})` : '';
      const kind = error instanceof Error ? error.name : 'unknown';
      throw new FilesAway(`S3: cannot ${what}: ${kind}${status}`, error);
    }
  };
}

async function within<T>(deadlineMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const over = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const reason = new Error(`no answer within ${deadlineMs} ms`);
    over.abort(reason);
    late.reject(reason);
  }, deadlineMs);
  try {
    return await Promise.race([work(over.signal), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
