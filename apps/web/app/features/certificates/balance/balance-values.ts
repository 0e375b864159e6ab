import { isCertificateCode } from '@yahont/values/certificates/code.ts';
import { defineForm } from '#app/base/forms/define-form.ts';

export const BALANCE = defineForm({ code: isCertificateCode });
export type BalanceField = (typeof BALANCE)['fields'][number];
