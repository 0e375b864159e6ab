import { LEAD_FIELDS, type LeadField } from '@yahont/values/leads/lead-fields.ts';
import type { LeadKind } from '@yahont/values/leads/lead-choices.ts';
import { defineForm, isChosen, type FieldRule, type FormSchema } from '#app/base/forms/define-form.ts';

export type LeadValues = Readonly<Record<string, string>>;

/** The form of a kind: its fields with the rules of the contract, and the consent. */
export function leadSchema(kind: LeadKind): FormSchema<string> {
  const fields: Readonly<Record<string, LeadField>> = LEAD_FIELDS[kind];
  const rules: Record<string, FieldRule<LeadValues>> = { acceptsPersonalData: isChosen };
  const paths: Record<string, string> = {};
  for (const [name, { max, isValid }] of Object.entries(fields)) {
    rules[name] = (text, values) => text.length <= max && isValid(text, values);
    paths[name] = `lead.${name}`;
  }
  return defineForm(rules, paths);
}
