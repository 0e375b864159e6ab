/** Where a kind of files lives: a folder of its own, or a part of the bucket. */
export type FileArea =
  /** Files that people send with forms, with questions to support, with reviews and with returns. */
  | 'attachments'
  | 'support-files'
  | 'review-photos'
  | 'return-files'
  /** Original pictures of products, and the sizes that were made of them. */
  | 'pictures'
  | 'made-pictures'
  /** Scripts and styles of the builds that browsers may still ask for. */
  | 'assets';

/** A stored file as a list shows it. */
export type StoredFile = {
  key: string;
  /** Bytes. */
  size: number;
  changedAt: Date;
};

/**
 * Stores bytes under generated keys (`isFileKey`) that no address of the site leads to directly. Every function throws
 * `FilesAway` when the storage does not answer in time, or refuses, and an ordinary error for a key of another form.
 */
export type FileStore = {
  /** Replaces an earlier file. A file is never seen half written. `type`: its media type. */
  put: (key: string, bytes: Uint8Array, type: string) => Promise<void>;
  /** Null when there is no such file. */
  get: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** A missing file is not an error. */
  remove: (key: string) => Promise<void>;
  /** All files, or those whose keys begin with a prefix, in any order. */
  list: (prefix?: string) => Promise<StoredFile[]>;
};

/** All storage of a shop. */
export type Files = {
  /** Whether other machines see the same files. */
  isShared: boolean;
  of: (area: FileArea) => FileStore;
};

const KEY = /^[\w$-][\w.$-]*(?:\/[\w$-][\w.$-]*){0,3}$/;
const KEY_LENGTH = 200;

/**
 * Whether a key may be used: up to four names of Latin letters, digits, `_`, `$`, `-` and `.`, separated by slashes. No
 * name begins with a dot, so no key leaves its area.
 */
export function isFileKey(key: string): boolean {
  return key.length <= KEY_LENGTH && KEY.test(key) && !key.endsWith('.part');
}

/** @throws for a key of another form, which is an error of the program */
export function checkFileKey(key: string): void {
  if (!isFileKey(key)) throw new Error('a key of a file has another form');
}
