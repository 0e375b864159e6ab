import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import { defineForm } from '#app/base/forms/define-form.ts';

export const REPLY = defineForm({ text: isReply });

export function isReply(text: string): boolean {
  return cleanTyped(text) !== '';
}
