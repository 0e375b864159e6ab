import {
  isBirthDateOrEmpty,
  isEmailOrEmpty,
  isPersonName,
  isPersonNameOrEmpty,
} from '@yahont/values/form-rules.ts';
import { normalisePhone } from '@yahont/values/phone.ts';
import { readTexts } from '#app/lib/forms/form-text.ts';

const REGISTRATION_FIELDS = [
  'name',
  'lastName',
  'surName',
  'phone',
  'email',
  'birthDate',
  'acceptsPersonalData',
] as const;
type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

/** Values of the form under the API's names; an unchecked box is empty. */
export type RegistrationValues = Readonly<Record<RegistrationField, string>>;

const RULES: Readonly<Record<RegistrationField, (text: string) => boolean>> = {
  name: isPersonName,
  lastName: isPersonName,
  surName: isPersonNameOrEmpty,
  phone: (text) => normalisePhone(text) !== null,
  email: isEmailOrEmpty,
  birthDate: (text) => isBirthDateOrEmpty(text),
  acceptsPersonalData: (text) => text !== '',
};

export const NO_REGISTRATION = readRegistration(new FormData());

/** Reads the form, trimmed; a missing field is empty. */
export function readRegistration(form: FormData): RegistrationValues {
  return readTexts(form, REGISTRATION_FIELDS);
}

/** Names of invalid fields (SPEC 5.1). */
export function wrongRegistrationFields(values: RegistrationValues): RegistrationField[] {
  return REGISTRATION_FIELDS.filter((name) => !RULES[name](values[name]));
}
