import type { FileSettings } from '@yahont/api/compose.ts';
import type { Environment } from './environment.ts';

/** S3 where the environment names an account, otherwise folders in DATA_DIR. */
export function fileSettings(environment: Environment): FileSettings {
  const {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_PREFIX: prefix = '',
  } = environment;
  if (!region || !bucket || !accessKeyId || !secretAccessKey)
    return { kind: 'folder', folder: environment.DATA_DIR };
  return {
    kind: 's3',
    ...(endpoint === undefined ? {} : { endpoint }),
    region,
    bucket,
    accessKeyId,
    secretAccessKey,
    prefix,
  };
}
