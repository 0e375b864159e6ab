import type { ComponentProps } from 'react';
import { isPersonName, isPersonNameOrEmpty, NAME_MAX_LENGTH } from '@yahont/values/form-rules.ts';
import { Field } from './field.tsx';

const PARTS = {
  name: { label: 'Имя', autoComplete: 'given-name', isRequired: true },
  lastName: { label: 'Фамилия', autoComplete: 'family-name', isRequired: true },
  surName: { label: 'Отчество', autoComplete: 'additional-name', isRequired: false },
} as const;

const RULE = 'Нужны только буквы, можно дефис';

type Props = Omit<
  ComponentProps<typeof Field>,
  'label' | 'name' | 'autoComplete' | 'isValid' | 'required'
> & {
  part: keyof typeof PARTS;
};

/** A part of a person's name: letters and hyphens; the patronymic may be empty (SPEC 5.7). */
export function NameField({ part, ...rest }: Props) {
  const { label, autoComplete, isRequired } = PARTS[part];
  return (
    <Field
      maxLength={NAME_MAX_LENGTH}
      reason={RULE}
      {...rest}
      label={label}
      name={part}
      autoComplete={autoComplete}
      required={isRequired}
      isValid={isRequired ? isPersonName : isPersonNameOrEmpty}
    />
  );
}
