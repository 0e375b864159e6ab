import { leadNumber } from '@yahont/values/text/called-numbers.ts';
import type { LeadSource } from '@yahont/contracts/leads/leads.ts';
import { isPartnerCountry, formatCountryPhone } from '@yahont/values/leads/country-phone.ts';
import { LEAD_FIELDS } from '@yahont/values/leads/lead-fields.ts';
import { FIELD_WORDS, fieldText, KIND_WORDS } from '@yahont/values/leads/lead-words.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { composeEmail, type EmailContent } from '#src/platform/messages/email/email-layout.ts';
import type { LeadRow } from '../leads.tables.ts';

/** Shown in the first line of the e-mail, not among the fields. */
const CONTACTS: ReadonlySet<string> = new Set(['name', 'phone', 'email', 'message']);

type LetterInput = {
  lead: Pick<LeadRow, 'id' | 'kind' | 'name' | 'phone' | 'email' | 'fields' | 'source'>;
  cityName: string;
  /** `url`: serves the file for as long as the e-mail says. */
  files: readonly { name: string; url: string }[];
};

/** The e-mail to the operators: sender, content, source page, and how to answer. */
export function composeOperatorLetter({ lead, cityName, files }: LetterInput): EmailContent {
  const { id, kind, name, email, fields, source } = lead;
  const phone = shownPhone(lead);
  const answer = email === null ? `Ответить по телефону ${phone}` : `Ответить на ${email}`;
  // In the order of the form, because the database sorts keys differently.
  const asked = Object.keys(LEAD_FIELDS[kind])
    .map((field) => [field, fields[field] ?? ''] as const)
    .filter(([field, text]) => !CONTACTS.has(field) && text !== '')
    .map(([field, text]) => `${FIELD_WORDS[field] ?? field}: ${fieldText(field, text)}`);
  const links = files.map(({ name: file, url }) => `${file}: ${url}`);
  return composeEmail({
    title: `Заявка № ${leadNumber(id)}: ${KIND_WORDS[kind]}`,
    paragraphs: [
      `${name}, ${phone}, ${cityName}`,
      ...(asked.length > 0 ? [asked.join('\n')] : []),
      ...(fields['message'] ? [fields['message']] : []),
      ...(links.length > 0 ? [`Файлы, ссылки работают 14 дней:\n${links.join('\n')}`] : []),
      answer,
      ...sourceLines(source),
    ],
  });
}

function shownPhone({ phone, fields }: LetterInput['lead']): string {
  const country = fields['country'] ?? '';
  if (phone === null) return 'без телефона';
  return isPartnerCountry(country) ? formatCountryPhone(country, phone) : formatPhone(phone);
}

function sourceLines({ utm, referrer, page }: LeadSource): string[] {
  const marks = Object.entries(utm)
    .filter(([, text]) => text !== '')
    .map(([part, text]) => `utm_${part}=${text}`);
  const from = referrer === '' ? [] : [`пришли с ${referrer}`];
  return [[`Страница ${page}`, ...from, ...marks].join(', ')];
}
