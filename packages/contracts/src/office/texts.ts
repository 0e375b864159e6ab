import { z } from 'zod';
import { ImportTextPage } from '../content/content.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Reason } from './fields.ts';
import { CHANGED_MEANWHILE } from './products.ts';

/** An address of the shop, or a phone number: never a script or another site. */
const Link = z.object({ text: z.string(), url: z.string().regex(/^(\/(?![/\\])|tel:\+\d+$)/) });

/** A text page as editors write it; pictures are hashes of stored files. */
export const OfficeTextPage = ImportTextPage.extend({
  path: z.string().min(1).max(200),
  links: z.array(Link).default([]),
});
export type OfficeTextPage = z.output<typeof OfficeTextPage>;

export const OfficeText = z.object({
  page: ImportTextPage,
  /** Goes into `If-Match: "3"` of a change; the database raises it with every change of the text. */
  version: z.int(),
  changedAt: z.iso.datetime(),
});
export type OfficeText = z.infer<typeof OfficeText>;

export const getOfficeText = endpoint({
  method: 'GET',
  path: '/office/api/texts/page',
  summary: 'A text page as it is published, with its version',
  query: z.object({ path: z.string().min(1).max(200) }),
  answer: OfficeText,
  access: { staff: 'content.draft' },
});
/** The page with this path must exist, else 404 `page-not-found`. `If-Match` is required. */
export const publishText = endpoint({
  method: 'POST',
  path: '/office/api/texts/page',
  summary: 'Publish a new body of a text page',
  body: z.object({ page: OfficeTextPage, reason: Reason }),
  answer: OfficeText,
  access: { staff: 'content.publish' },
  refusals: CHANGED_MEANWHILE,
});
