import type { User } from '@yahont/contracts/visitors.ts';
import { formatBirthDate, isBirthDate, isEmail, isPersonName } from '@yahont/values/form-rules.ts';

export const PROFILE_FIELDS = ['name', 'lastName', 'surName', 'email', 'birthDate'] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];
export type ProfileValues = Record<ProfileField, string>;

/** SPEC 5: which texts a field takes. */
export const PROFILE_RULES: Readonly<Record<ProfileField, (text: string) => boolean>> = {
  name: isPersonName,
  lastName: isPersonName,
  surName: (text) => text.trim() === '' || isPersonName(text),
  email: (text) => text.trim() === '' || isEmail(text.trim()),
  birthDate: (text) => text.trim() === '' || isBirthDate(text.trim()),
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
  const read = (name: ProfileField) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    name: read('name'),
    lastName: read('lastName'),
    surName: read('surName'),
    email: read('email'),
    birthDate: read('birthDate'),
  };
}

export function wrongProfileFields(values: ProfileValues): ProfileField[] {
  return PROFILE_FIELDS.filter((name) => !PROFILE_RULES[name](values[name]));
}
