import { isSmsCode } from '@yahont/values/form-rules.ts';
import { normalisePhone } from '@yahont/values/phone.ts';
import { defineForm } from '#app/base/forms/define-form.ts';

const isPhone = (text: string) => normalisePhone(text) !== null;

/** The box of the consent to the processing of personal data. */
export const CONSENT = 'acceptsPersonalData';

/** The first step of the sign-in. */
export const PHONE = defineForm({ phone: isPhone });

/** The second step; the phone is a hidden field of its form. */
export const SMS_CODE = defineForm({ phone: isPhone, code: isSmsCode });

/** Set instead of the page to open after the sign-in: the current page continues by itself. */
export const STAY = 'stay';
