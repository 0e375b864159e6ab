import type { ComponentProps } from 'react';
import { isPersonName, isPersonNameOrEmpty, NAME_MAX_LENGTH } from '@yahont/values/form-rules.ts';
import { Field } from './field.tsx';

const PARTS = {
  name: { label: 'Имя', autoComplete: 'given-name', isRequired: true },
  lastName: { label: 'Фамилия', autoComplete: 'family-name', isRequired: true },
  surName: { label: 'Отчество', autoComplete: 'additional-name', isRequired: false },
} as const;

const RULE = 'Нужны только буквы, можно дефис';

type Props = Omit<ComponentProps<typeof Field>, 'label' | 'isValid' | 'required'> & {
  part: keyof typeof PARTS;
  /** The usual one when it is the name of the person who fills in the form; so are `name` and `autoComplete`. */
  label?: string;
};

/** A part of a person's name: letters and hyphens; the patronymic may be empty (SPEC 5.7). */
export function NameField({ part, ...rest }: Props) {
  const { isRequired, ...usual } = PARTS[part];
  return (
    <Field
      maxLength={NAME_MAX_LENGTH}
      reason={RULE}
      name={part}
      {...usual}
      {...rest}
      required={isRequired}
      isValid={isRequired ? isPersonName : isPersonNameOrEmpty}
    />
  );
}
