import { readTexts } from './form-text.ts';

/** Whether a field accepts a trimmed text; an unchecked box is ''. */
export type FieldRule = (text: string) => boolean;

/** Values of a form by field name. */
export type FormValues<Name extends string> = Readonly<Record<Name, string>>;

export type FormSchema<Name extends string> = {
  fields: readonly Name[];
  /** Reads the fields, trimmed; a missing field is ''. */
  read: (form: FormData) => FormValues<Name>;
  /** Names of invalid fields in the order of the schema. */
  wrong: (values: FormValues<Name>) => Name[];
  /** Whether no field is invalid. */
  isValid: (form: FormData) => boolean;
  /** The fields of this form among the paths that the API reports. */
  named: (paths: readonly string[]) => Name[];
  /** Every field ''. */
  empty: FormValues<Name>;
};

/** Defines a form by the rule of each field, in page order. The browser and the server share the definition. */
export function defineForm<Name extends string>(rules: Readonly<Record<Name, FieldRule>>): FormSchema<Name> {
  // The cast is safe: the record has exactly these keys.
  const fields = Object.keys(rules) as Name[];
  const read = (form: FormData) => readTexts(form, fields);
  const wrong = (values: FormValues<Name>) => fields.filter((name) => !rules[name](values[name]));
  return {
    fields,
    read,
    wrong,
    isValid: (form) => wrong(read(form)).length === 0,
    named: (paths) => fields.filter((name) => paths.includes(name)),
    empty: read(new FormData()),
  };
}

/** The rule of a box that must be checked, and of a list where a choice is required. */
export function isChosen(text: string): boolean {
  return text !== '';
}
