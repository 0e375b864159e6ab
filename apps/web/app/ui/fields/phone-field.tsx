import type { ComponentProps } from 'react';
import { isPhoneOrEmpty, maskPhone, normalisePhone, PHONE_PLACEHOLDER } from '@yahont/values/phone.ts';
import { Field } from './field.tsx';

type Props = Omit<
  ComponentProps<typeof Field>,
  'type' | 'inputMode' | 'placeholder' | 'isValid' | 'value' | 'label' | 'mask'
> & {
  label?: string;
};

/** A Russian mobile number, formatted as `+7 (900) 000-00-00` while it is typed or pasted. */
export function PhoneField({ label = 'Телефон', required = false, ...rest }: Props) {
  return (
    <Field
      autoComplete="tel"
      name="phone"
      {...rest}
      label={label}
      type="tel"
      inputMode="tel"
      placeholder={PHONE_PLACEHOLDER}
      required={required}
      isValid={required ? isMobile : isPhoneOrEmpty}
      mask={maskPhone}
    />
  );
}

function isMobile(text: string): boolean {
  return normalisePhone(text) !== null;
}
