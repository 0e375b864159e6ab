import { cleanTyped } from '@yahont/values/typed/typed-text.ts';

/** The text of a field, cleaned; empty when the field is missing or contains a file. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? cleanTyped(value, { lines: 'many' }) : '';
}

/** The texts of several fields. */
export function readTexts<Name extends string>(
  form: FormData,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  // safe: every name gets its text
  return Object.fromEntries(names.map((name) => [name, readText(form, name)])) as Record<Name, string>;
}
