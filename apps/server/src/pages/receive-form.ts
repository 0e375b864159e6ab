import { ATTACHED_FORM_BYTES } from '@yahont/values/leads/attachments.ts';
import { bodyRules } from '#src/http/bodies/body-rules.ts';
import { headersOf, withBody, type Pace } from '#src/http/bodies/read-request.ts';
import { isUnsafe, type SameOrigin } from '#src/http/same-origin.ts';
import type { BodyKind, Limits } from '#src/limits/limits.ts';
import { takesAttachments } from './attached-forms.ts';
import type { PageRequest } from './page-request.ts';

/** Longest form, bytes; a form with attachments may be longer. */
const FORM_LIMIT = 256 * 1024;

const URLENCODED = 'application/x-www-form-urlencoded';
const FORM_TYPE = /^\s*(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;
const MULTIPART = /^\s*multipart\//i;

/** A body that is no form (415), a form that cannot be read (400), or a form of another site (403). */
export class RefusedForm extends Error {
  readonly status: 400 | 403 | 415;

  constructor(status: 400 | 403 | 415, cause?: unknown) {
    super(`form refused with ${status}`, { cause });
    this.name = 'RefusedForm';
    this.status = status;
  }
}

/** What came with the request of a page, whole. */
export type ReceivedForm = {
  headers: Headers;
  body: Buffer | null;
  /** Another site may have caused it: no cookies are read or written. */
  isForeign: boolean;
};

export type FormDeps = {
  isSameOrigin: SameOrigin;
  limits: Limits;
  /** How fast bodies must come; a test waits less. */
  paces?: Readonly<Record<BodyKind, Pace>> | undefined;
};

/**
 * Receives the form of a page, whole, before any place of a queue is taken. Pages and their `_.data` take the two types of forms only,
 * so that no action of a page meets a body that it cannot read.
 * @throws RefusedForm
 * @throws BodyTooLarge, BodyTooSlow, Overload
 */
export async function receiveForm<T>(
  { url, incoming, arrival }: PageRequest,
  { isSameOrigin, limits, paces }: FormDeps,
  work: (form: ReceivedForm) => Promise<T>,
): Promise<T> {
  const { method, ip } = arrival;
  const headers = headersOf(incoming);
  if (!isUnsafe(method)) return work({ headers, body: null, isForeign: false });
  const isForeign = !isSameOrigin(headers);
  if (isForeign && !isOneClick(method, url)) throw new RefusedForm(403);
  // The front door has already checked the origin. The router would compare again, and refuse localhost for a shop
  // opened as 127.0.0.1.
  headers.set('origin', url.origin);
  const type = headers.get('content-type');
  if (type !== null ? !FORM_TYPE.test(type) : hasBody(headers, incoming.headers['transfer-encoding']))
    throw new RefusedForm(415);
  // No body at all is an empty form.
  if (type === null) headers.set('content-type', URLENCODED);
  const isUpload = takesAttachments(url.pathname);
  const rules = bodyRules(limits, {
    ip,
    kind: isUpload ? 'files' : 'plain',
    limitBytes: isUpload ? ATTACHED_FORM_BYTES : FORM_LIMIT,
    paces,
  });
  return withBody(incoming, rules, async (body) => {
    if (MULTIPART.test(headers.get('content-type') ?? '')) await checkParts(headers, body);
    return work({ headers, body, isForeign });
  });
}

/** Reads the parts as the action of the page will. */
async function checkParts(headers: Headers, body: Buffer | null): Promise<void> {
  const type = headers.get('content-type') ?? '';
  try {
    await new Response(new Uint8Array(body ?? []), { headers: { 'content-type': type } }).formData();
  } catch (error) {
    throw new RefusedForm(400, error);
  }
}

function hasBody(headers: Headers, transferEncoding: string | undefined): boolean {
  return transferEncoding !== undefined || Number(headers.get('content-length') ?? 0) > 0;
}

/**
 * RFC 8058: mail programs post to the link of a letter from their own servers or pages. The link alone is the right to
 * unsubscribe, and cookies that come along are dropped.
 */
function isOneClick(method: string, { pathname }: URL): boolean {
  return method === 'POST' && /^\/unsubscribe\/[\w-]+\/$/.test(pathname);
}
