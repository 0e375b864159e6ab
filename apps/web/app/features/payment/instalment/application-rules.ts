import { isPersonInn } from '@yahont/values/buyer/inn.ts';
import { normalisePhone } from '@yahont/values/phone.ts';
import { defineForm } from '#app/base/forms/define-form.ts';
import { isBankCode } from '../card-form-rules.ts';

/** The applicant's phone number. */
export const APPLICANT = defineForm({ phone: (text) => normalisePhone(text) !== null });

/** Additional data that the operator requests: a person's taxpayer number. */
export const DETAILS = defineForm({ inn: isPersonInn });

/** The code that signs the contract. */
export const SIGNATURE = defineForm({ code: isBankCode });
