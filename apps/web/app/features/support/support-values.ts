import { isEmailOrEmpty, isMessage } from '@yahont/values/form-rules.ts';
import type { SupportTopic } from '@yahont/contracts/support/support.ts';
import { readTexts } from '#app/lib/forms/form-text.ts';

/** Topics in the order of the list. */
export const TOPICS: readonly { code: SupportTopic; name: string }[] = [
  { code: 'order', name: 'Заказ и\u00A0доставка' },
  { code: 'product', name: 'Украшение, размер, наличие' },
  { code: 'service', name: 'Ремонт, чистка, гарантия' },
  { code: 'bonus', name: 'Бонусы' },
  { code: 'account', name: 'Личный кабинет' },
  { code: 'other', name: 'Другое' },
];

const SUPPORT_FIELDS = ['topic', 'message', 'email'] as const;
export type SupportField = (typeof SUPPORT_FIELDS)[number];
export type SupportValues = Readonly<Record<SupportField, string>>;

/** Reads the form, trimmed. */
export function readSupport(form: FormData): SupportValues {
  return readTexts(form, SUPPORT_FIELDS);
}

/** The chosen topic, if it exists. */
export function topicOf({ topic }: SupportValues): SupportTopic | null {
  return TOPICS.find(({ code }) => code === topic)?.code ?? null;
}

export function wrongSupportFields(values: SupportValues): SupportField[] {
  const isRight: Record<SupportField, boolean> = {
    topic: topicOf(values) !== null,
    message: isMessage(values.message),
    email: isEmailOrEmpty(values.email),
  };
  return SUPPORT_FIELDS.filter((name) => !isRight[name]);
}
