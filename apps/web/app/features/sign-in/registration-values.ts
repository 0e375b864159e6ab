import {
  isBirthDateOrEmpty,
  isEmailOrEmpty,
  isPersonName,
  isPersonNameOrEmpty,
} from '@yahont/values/form-rules.ts';
import { normalisePhone } from '@yahont/values/phone.ts';
import { defineForm, isChosen } from '#app/base/forms/define-form.ts';

/** The fields under the API's names, each with its rule (SPEC 5.1); an unchecked box is empty. */
export const REGISTRATION = defineForm({
  name: isPersonName,
  lastName: isPersonName,
  surName: isPersonNameOrEmpty,
  phone: (text) => normalisePhone(text) !== null,
  email: isEmailOrEmpty,
  birthDate: (text) => isBirthDateOrEmpty(text),
  acceptsPersonalData: isChosen,
});
export type RegistrationValues = (typeof REGISTRATION)['empty'];
