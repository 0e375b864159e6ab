import { isCertificateCode } from '@yahont/values/certificates/code.ts';
import { defineForm } from '#app/base/forms/define-form.ts';

export const KEEP = defineForm({ code: isCertificateCode });
export type KeepField = (typeof KEEP)['fields'][number];

/** Intents of the page's buttons. The ones about a single certificate include its id: `apply:3f0c…`. */
export const KEEP_INTENTS = ['keep', 'apply', 'leave', 'forget'] as const;
export type KeepIntent = (typeof KEEP_INTENTS)[number];

/** The value of a button about one certificate. */
export function intentOf(intent: Exclude<KeepIntent, 'keep'>, id: string): string {
  return `${intent}:${id}`;
}

/** «apply:3f0c…» → the intent and the certificate; null for anything else. */
export function readIntent(value: string): { intent: KeepIntent; id: string } | null {
  const [name, id = ''] = value.split(':');
  const intent = KEEP_INTENTS.find((one) => one === name);
  return intent === undefined || (intent === 'keep') !== (id === '') ? null : { intent, id };
}
