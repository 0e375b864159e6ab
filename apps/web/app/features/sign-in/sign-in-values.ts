import { isSmsCode } from '@yahont/values/form-rules.ts';
import { normalisePhone } from '@yahont/values/phone.ts';
import { defineForm } from '#app/lib/forms/define-form.ts';

const isPhone = (text: string) => normalisePhone(text) !== null;

/** The first step of the sign-in. */
export const PHONE = defineForm({ phone: isPhone });

/** The second step; the phone is a hidden field of its form. */
export const SMS_CODE = defineForm({ phone: isPhone, code: isSmsCode });
