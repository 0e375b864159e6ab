import type { ChangeEvent, ComponentProps } from 'react';
import { digitsOf } from '@yahont/values/digits.ts';
import { maskPhone, normalisePhone } from '@yahont/values/phone.ts';
import { Field } from './field.tsx';

type Props = Omit<
  ComponentProps<typeof Field>,
  'type' | 'inputMode' | 'placeholder' | 'isValid' | 'value' | 'label'
> & {
  label?: string;
};

/** A Russian mobile number that dresses itself as `+7 (900) 000-00-00` while one types or pastes. */
export function PhoneField({ label = 'Телефон', onChange, required, ...rest }: Props) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    dress(event.currentTarget);
    onChange?.(event);
  }
  return (
    <Field
      autoComplete="tel"
      name="phone"
      {...rest}
      label={label}
      type="tel"
      inputMode="tel"
      placeholder="+7 (900) 000-00-00"
      required={required}
      isValid={(value) => (value === '' ? required !== true : normalisePhone(value) !== null)}
      onChange={change}
    />
  );
}

/** Puts the mask on and leaves the caret behind the digit it was behind. */
function dress(input: HTMLInputElement) {
  const raw = input.value;
  const caret = input.selectionStart ?? raw.length;
  const masked = maskPhone(raw);
  if (masked === raw) return;
  input.value = masked;
  if (caret >= raw.length) return;
  const position = positionAfterDigits(masked, digitsOf(raw.slice(0, caret)).length);
  input.setSelectionRange(position, position);
}

function positionAfterDigits(masked: string, count: number): number {
  let seen = 0;
  for (let index = 0; index < masked.length; index += 1) {
    if (seen === count) return index;
    if (/\d/.test(masked.charAt(index))) seen += 1;
  }
  return masked.length;
}
