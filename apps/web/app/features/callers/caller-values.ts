import { isBadgeText, isCallerPhone } from '@yahont/values/contacts/caller.ts';
import { defineForm } from '#app/base/forms/define-form.ts';

export const CALLER_PHONE = defineForm({ caller: isCallerPhone });
export const CALLER_BADGE = defineForm({ badge: isBadgeText });

/** Which of the two forms was sent: the name of its button and of its field. */
export type CallerIntent = 'check-phone' | 'check-badge';
