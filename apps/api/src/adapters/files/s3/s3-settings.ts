/** An account at S3 or at a service that speaks its protocol. */
export type S3Settings = {
  /** Scheme and host; Amazon's own without it. */
  endpoint?: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Begins every key: `shop` or `shop/test`; '' for none. */
  prefix: string;
  /** The longest time of one call with its retries, milliseconds; 15 seconds by default. */
  deadlineMs?: number;
};
