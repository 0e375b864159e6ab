import type { User } from '@yahont/contracts/accounts/user.ts';
import {
  formatBirthDate,
  isBirthDateOrEmpty,
  isEmailOrEmpty,
  isPersonName,
  isPersonNameOrEmpty,
} from '@yahont/values/form-rules.ts';
import { defineForm, type FormValues } from '#app/base/forms/define-form.ts';

/** SPEC 5: validation rules of the fields. */
export const PROFILE = defineForm({
  name: isPersonName,
  lastName: isPersonName,
  surName: isPersonNameOrEmpty,
  email: isEmailOrEmpty,
  birthDate: (text) => isBirthDateOrEmpty(text),
});
export type ProfileField = (typeof PROFILE)['fields'][number];
export type ProfileValues = FormValues<ProfileField>;

export function profileOf({ name, lastName, surName, email, birthDate }: User): ProfileValues {
  return {
    name,
    lastName,
    surName,
    email: email ?? '',
    birthDate: birthDate === null ? '' : formatBirthDate(birthDate),
  };
}

/** Field of the proof's forms: the proof is for sending a link to the address, not for saving the profile. */
export const WANTS_LETTER = 'wants-letter';

/** The button that saves the profile without the birth date. */
export const DROP_BIRTH_DATE = 'drop-birth-date';
