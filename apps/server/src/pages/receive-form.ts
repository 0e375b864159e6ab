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

/** A body that is not a form (415), an unreadable form (400), or a form from another site (403). */
export class RefusedForm extends Error {
  readonly status: 400 | 403 | 415;

  constructor(status: 400 | 403 | 415, cause?: unknown) {
    super(`form refused with ${status}`, { cause });
    this.name = 'RefusedForm';
    this.status = status;
  }
}

/** The complete body of a page's request. */
export type ReceivedForm = {
  headers: Headers;
  body: Buffer | null;
  /** Another site may have caused the request: no cookies are read or written. */
  isForeign: boolean;
};

export type FormDeps = {
  isSameOrigin: SameOrigin;
  limits: Limits;
  /** The minimum pace of bodies; tests set shorter times. */
  paces?: Readonly<Record<BodyKind, Pace>> | undefined;
};

/**
 * Receives the form of a page completely before it takes any place of a queue. Pages and their `_.data`
 * accept only the two media types of forms, so that no page action gets a body that it cannot read.
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
  // A request without a body is an empty form.
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

/** Parses the parts as the page's action will. */
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
 * RFC 8058: mail programs post to the link of a letter from their own servers or pages. The link alone
 * authorises unsubscribing or ending a bell, and any cookies are dropped.
 */
function isOneClick(method: string, { pathname }: URL): boolean {
  return method === 'POST' && /^\/(?:unsubscribe|bell)\/[\w-]+\/$/.test(pathname);
}
