import type { ComponentProps } from 'react';
import { maskBirthDate } from '@yahont/values/dates/birth-date-mask.ts';
import { isBirthDateOrEmpty } from '@yahont/values/form-rules.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Field } from './field.tsx';

type Props = Omit<
  ComponentProps<typeof Field>,
  'type' | 'inputMode' | 'placeholder' | 'isValid' | 'value' | 'label' | 'mask' | 'autoComplete'
>;

/** A birth date in Russian format: dots are inserted automatically. */
export function BirthDateField(props: Props) {
  return (
    <Field
      name="birthDate"
      {...props}
      label="Дата рождения"
      autoComplete="bday"
      inputMode="numeric"
      placeholder="ДД.ММ.ГГГГ"
      isValid={isBirthDateOrEmpty}
      reason={nbsp('Впишите день, месяц и год: 20.11.1990')}
      mask={maskBirthDate}
    />
  );
}
