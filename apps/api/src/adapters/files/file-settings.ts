import type { S3Settings } from './s3/s3-settings.ts';

/** Files are in folders of this machine, or at S3. */
export type FileSettings = { kind: 'folder'; folder: string } | ({ kind: 's3' } & S3Settings);
