import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import type { ComponentProps } from 'react';
import { EMAIL_MAX_LENGTH, isEmailOrEmpty } from '@yahont/values/form-rules.ts';
import { Field } from './field.tsx';

type Props = Omit<
  ComponentProps<typeof Field>,
  'type' | 'inputMode' | 'autoComplete' | 'isValid' | 'label' | 'mask'
> & {
  label?: string;
};

/** An e-mail address, which may be empty unless required (SPEC 5.5). */
export function EmailField({ label = 'Электронная почта', required = false, ...rest }: Props) {
  return (
    <Field
      name="email"
      maxLength={EMAIL_MAX_LENGTH}
      {...rest}
      label={label}
      type="email"
      inputMode="email"
      autoComplete="email"
      required={required}
      isValid={required ? isFilledEmail : isEmailOrEmpty}
    />
  );
}

function isFilledEmail(text: string): boolean {
  return cleanTyped(text) !== '' && isEmailOrEmpty(text);
}
