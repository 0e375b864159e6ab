/** Stores bytes under generated names (`[0-9a-f-]`), outside every folder that is served. */
export type FileStore = {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Null when there is no such file. */
  get: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** A missing file is not an error. */
  remove: (key: string) => Promise<void>;
  /** Keys of files that were written before a moment. */
  listBefore: (moment: Date) => Promise<string[]>;
};
