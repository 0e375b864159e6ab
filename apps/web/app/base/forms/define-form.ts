import { readTexts } from './form-text.ts';

/**
 * Whether a field accepts a trimmed text; an unchecked box is ''. A rule that depends on other fields gets
 * the form's values; one that depends on the page's offer gets its facts.
 */
export type FieldRule<Values = object, Facts = void> = (
  text: string,
  values: Values,
  facts: Facts,
) => boolean;

/** Values of a form by field name. */
export type FormValues<Name extends string> = Readonly<Record<Name, string>>;

export type FormSchema<Name extends string, Facts = void> = {
  fields: readonly Name[];
  /** Reads the fields, trimmed; a missing field is ''. */
  read: (form: FormData) => FormValues<Name>;
  /** Names of invalid fields in the order of the schema. */
  wrong: (values: FormValues<Name>, facts: Facts) => Name[];
  /** Whether no field is invalid. */
  isValid: (form: FormData, facts: Facts) => boolean;
  /** The fields of this form among the paths that the API reports. */
  named: (paths: readonly string[]) => Name[];
  /** Every field is ''. */
  empty: FormValues<Name>;
};

/**
 * Defines a form by the rule of each field, in page order. The browser and the server share the definition.
 * `paths`: a field's name in the API, when it differs from the form's name.
 */
export function defineForm<Name extends string, Facts = void>(
  rules: Readonly<Record<Name, FieldRule<FormValues<NoInfer<Name>>, Facts>>>,
  paths: { readonly [N in Name]?: string } = {},
): FormSchema<Name, Facts> {
  // The cast is safe: the record has exactly these keys.
  const fields = Object.keys(rules) as Name[];
  const read = (form: FormData) => readTexts(form, fields);
  const wrong = (values: FormValues<Name>, facts: Facts) =>
    fields.filter((name) => !rules[name](values[name], values, facts));
  return {
    fields,
    read,
    wrong,
    isValid: (form, facts) => wrong(read(form), facts).length === 0,
    named: (reported) => fields.filter((name) => reported.includes(paths[name] ?? name)),
    empty: read(new FormData()),
  };
}

/** The rule of a box that must be checked, and of a list where a choice is required. */
export function isChosen(text: string): boolean {
  return text !== '';
}

/** The rule of a field that may have any text. */
export function isAnything(): boolean {
  return true;
}
