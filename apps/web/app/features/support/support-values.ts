import { isEmailOrEmpty, isMessage } from '@yahont/values/form-rules.ts';
import type { SupportTopic } from '@yahont/contracts/support/support.ts';
import { defineForm } from '#app/base/forms/define-form.ts';

/** Name of the field with the files. */
export const FILES = 'files';

/** Topics in the order of the list. */
export const TOPICS: readonly { code: SupportTopic; name: string }[] = [
  { code: 'order', name: 'Заказ и\u00A0доставка' },
  { code: 'product', name: 'Украшение, размер, наличие' },
  { code: 'service', name: 'Ремонт, чистка, гарантия' },
  { code: 'bonus', name: 'Бонусы' },
  { code: 'account', name: 'Личный кабинет' },
  { code: 'other', name: 'Другое' },
];

/** The fields under the API's names, each with its rule. */
export const SUPPORT = defineForm({
  topic: (text) => topicOf({ topic: text }) !== null,
  message: isMessage,
  email: isEmailOrEmpty,
});
export type SupportValues = (typeof SUPPORT)['empty'];

/** The chosen topic, if it exists. */
export function topicOf({ topic }: { topic: string }): SupportTopic | null {
  return TOPICS.find(({ code }) => code === topic)?.code ?? null;
}
