import type { User } from '@yahont/contracts/accounts/user.ts';
import {
  formatBirthDate,
  isBirthDateOrEmpty,
  isEmailOrEmpty,
  isPersonName,
  isPersonNameOrEmpty,
} from '@yahont/values/form-rules.ts';
import { readTexts } from '#app/lib/forms/form-text.ts';

export const PROFILE_FIELDS = ['name', 'lastName', 'surName', 'email', 'birthDate'] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];
export type ProfileValues = Record<ProfileField, string>;

/** SPEC 5: validation rules of the fields. */
const PROFILE_RULES: Readonly<Record<ProfileField, (text: string) => boolean>> = {
  name: isPersonName,
  lastName: isPersonName,
  surName: isPersonNameOrEmpty,
  email: isEmailOrEmpty,
  birthDate: (text) => isBirthDateOrEmpty(text),
};

export function profileOf({ name, lastName, surName, email, birthDate }: User): ProfileValues {
  return {
    name,
    lastName,
    surName,
    email: email ?? '',
    birthDate: birthDate === null ? '' : formatBirthDate(birthDate),
  };
}

/** Reads the form, trimmed. */
export function readProfile(form: FormData): ProfileValues {
  return readTexts(form, PROFILE_FIELDS);
}

export function wrongProfileFields(values: ProfileValues): ProfileField[] {
  return PROFILE_FIELDS.filter((name) => !PROFILE_RULES[name](values[name]));
}
