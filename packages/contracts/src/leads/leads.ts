import { z } from 'zod';
import { ATTACHED_FORM_BYTES } from '@yahont/values/leads/attachments.ts';
import { LEAD_FIELDS, type LeadField } from '@yahont/values/leads/lead-fields.ts';
import { LEAD_KINDS, type LeadKind } from '@yahont/values/leads/lead-choices.ts';
import { MESSAGE_REFUSALS } from '../support/support.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Consent } from '../wire/fields.ts';
import { INPUT_ERROR } from '../wire/limits.ts';
import { CAPTCHA_REFUSALS, FILE_REFUSALS } from '../wire/refusals.ts';
import { storedEmail } from '@yahont/values/contacts/email-address.ts';
import { typedCode, typedText } from '../wire/typed.ts';

export const LeadKindName = z.enum(LEAD_KINDS);

/** What staff do with a request: `new → taken → answered → closed`; `spam` ends it at once. */
export const LEAD_STATES = ['new', 'taken', 'answered', 'closed', 'spam'] as const;
export const LeadState = z.enum(LEAD_STATES);
export type LeadState = z.infer<typeof LeadState>;

/** The text that the consent of every form links to: a page of the content store. */
export const CONSENT_DOCUMENT = '/politika/soglasie/';

/** Where a request came from. Invalid values do not refuse the request: they are dropped. */
export const LeadSource = z.object({
  /** `utm_*` of the first page of the visit, by the part after the underscore. */
  utm: z
    .partialRecord(z.enum(['source', 'medium', 'campaign', 'term', 'content']), z.string().max(200))
    .catch({}),
  /** Path on the site, or scheme and host of another one, that led to the first page. */
  referrer: z.string().max(300).catch(''),
  /** Path of the page with the form. */
  page: z
    .string()
    .max(300)
    .regex(/^\/(?![/\\])/)
    .catch('/'),
});
export type LeadSource = z.infer<typeof LeadSource>;

/** Texts of one kind. An invalid text has an issue at its field; fields that the kind does not have are dropped. */
function fieldsOf<Kind extends LeadKind>(kind: Kind) {
  const fields: Readonly<Record<string, LeadField>> = LEAD_FIELDS[kind];
  const text = ({ max }: LeadField) => typedText().max(max, INPUT_ERROR).default('');
  const email = ({ max }: LeadField) => typedCode().max(max, INPUT_ERROR).overwrite(storedEmail).default('');
  // safe: the record has exactly the fields of the kind
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, name === 'email' ? email(field) : text(field)]),
  ) as Record<keyof (typeof LEAD_FIELDS)[Kind] & string, ReturnType<typeof text>>;
  return z.object({ kind: z.literal(kind), ...shape }).superRefine((values, context) => {
    const texts = values as Readonly<Record<string, string>>;
    for (const [name, { isValid }] of Object.entries(fields)) {
      if (!isValid(texts[name] ?? '', texts))
        context.addIssue({ code: 'custom', message: INPUT_ERROR, path: [name] });
    }
  });
}

/** The fields of each kind. All are texts as typed, checked by the rules of `LEAD_FIELDS`. */
export const LeadFields = z.discriminatedUnion('kind', [
  fieldsOf('feedback'),
  fieldsOf('franchising'),
  fieldsOf('partners'),
  fieldsOf('cis'),
  fieldsOf('corporate'),
  fieldsOf('rent'),
  fieldsOf('vacancy'),
  fieldsOf('wish'),
  fieldsOf('subscription'),
]);
export type LeadFields = z.output<typeof LeadFields>;

export const LeadRequest = z.object({
  lead: LeadFields,
  source: LeadSource.default({ utm: {}, referrer: '', page: '/' }),
  acceptsPersonalData: Consent,
  /** Captcha token; the demo captcha accepts an empty one. */
  token: z.string().max(4096).default(''),
  /** Idempotency key that the sender generates: a request repeated after a lost answer is stored once. */
  key: z.uuid().nullable().catch(null).default(null),
});

export const sendLead = endpoint({
  method: 'POST',
  path: '/api/leads',
  summary: 'Leave a request of any kind; photographs of premises and a CV come along as files',
  body: LeadRequest,
  files: { bytes: ATTACHED_FORM_BYTES },
  answer: z.object({
    /** For the sender to quote in a call. */
    id: z.int(),
    /**
     * The Moscow day by the end of which the shop answers; null for a subscription, which an e-mail
     * confirms.
     */
    answerBy: z.iso.date().nullable(),
  }),
  refusals: { ...CAPTCHA_REFUSALS, ...MESSAGE_REFUSALS, ...FILE_REFUSALS },
});
