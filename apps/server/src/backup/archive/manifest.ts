import { z } from 'zod';
import { BOOK_FAULTS, BOOK_PARTS } from '@yahont/api/compose.ts';

const sha256 = z.string().regex(/^[\da-f]{64}$/);
const count = z.number().int().min(0);

const Part = z.strictObject({ name: z.string(), bytes: count, sha256 });

/** What an archive holds; its last entry but one. Sums are kopecks or points. */
export const Manifest = z.strictObject({
  /** Of the archive; another number is refused. */
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  database: z.strictObject({
    engine: z.enum(['postgres', 'embedded']),
    serverVersion: z.string(),
    /** Last migration, by its time in the journal; null: the database was not migrated. */
    migration: count.nullable(),
    parts: z.array(Part),
  }),
  /** null: the books could not be read, because the database is of another release. */
  books: z
    .strictObject({
      totals: z.array(
        z.strictObject({ part: z.enum(BOOK_PARTS), key: z.string(), count, sum: z.number().int() }),
      ),
      faults: z.array(
        z.strictObject({
          kind: z.enum(BOOK_FAULTS),
          orders: z.array(count),
          subject: z.string(),
          expected: z.number().int(),
          found: z.number().int(),
        }),
      ),
    })
    .nullable(),
  files: z.array(Part),
  /** Files that were there before the copy of the database and gone when they were to be copied. */
  vanished: z.array(z.string()),
  /** The S3 bucket with files of shoppers, which is not in the archive; null: their files are. */
  bucket: z.string().nullable(),
});
export type Manifest = z.output<typeof Manifest>;
export type ManifestPart = z.output<typeof Part>;

/** Names of entries in the tar. */
export const MANIFEST_ENTRY = 'manifest.json';
export const MANIFEST_SUM_ENTRY = 'manifest.sha256';
export const DATABASE_FOLDER = 'database/';
export const FILES_FOLDER = 'files/';
