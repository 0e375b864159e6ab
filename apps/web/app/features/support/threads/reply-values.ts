import { defineForm } from '#app/lib/forms/define-form.ts';

export const REPLY = defineForm({ text: isReply });

export function isReply(text: string): boolean {
  return text.trim() !== '';
}
