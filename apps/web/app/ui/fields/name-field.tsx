import { useState, type ComponentProps } from 'react';
import { isPersonName, isPersonNameOrEmpty, NAME_MAX_LENGTH } from '@yahont/values/form-rules.ts';
import { nameFault } from '@yahont/values/contacts/name-faults.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Field } from './field.tsx';

const PARTS = {
  name: { label: 'Имя', autoComplete: 'given-name', isRequired: true, empty: 'Впишите имя' },
  lastName: { label: 'Фамилия', autoComplete: 'family-name', isRequired: true, empty: 'Впишите фамилию' },
  surName: { label: 'Отчество', autoComplete: 'additional-name', isRequired: false, empty: '' },
} as const;

type Props = Omit<ComponentProps<typeof Field>, 'label' | 'isValid' | 'required'> & {
  part: keyof typeof PARTS;
  /**
   * By default the label for the name of the person who fills in the form; the same applies to `name` and
   * `autoComplete`.
   */
  label?: string;
};

/** A part of a person's name: letters and hyphens; the patronymic may be empty (SPEC 5.7). */
export function NameField({ part, onChange, ...rest }: Props) {
  const { isRequired, empty, ...usual } = PARTS[part];
  const [typed, setTyped] = useState(String(rest.value ?? rest.defaultValue ?? ''));
  return (
    <Field
      maxLength={NAME_MAX_LENGTH}
      reason={reasonOf(typed, empty)}
      name={part}
      {...usual}
      {...rest}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange?.(event);
      }}
      required={isRequired}
      isValid={isRequired ? isPersonName : isPersonNameOrEmpty}
    />
  );
}

/** What is wrong with a name, in words. */
function reasonOf(typed: string, empty: string): string {
  const fault = nameFault(typed);
  switch (fault?.kind) {
    case undefined:
      return '';
    case 'empty':
      return empty;
    case 'space':
      return nbsp('Без пробела: двойное имя пишется через дефис');
    case 'apostrophe':
      return nbsp('Без апострофа: нужны только буквы и дефис');
    case 'digit':
      return nbsp('Без цифр: нужны только буквы и дефис');
    case 'hyphens':
      return nbsp('Нужны буквы, одного дефиса мало');
    case 'length':
      return nbsp(`Не длиннее ${NAME_MAX_LENGTH} знаков`);
    case 'letter':
      return nbsp(`Без «${fault.sign}»: нужны русские или латинские буквы`);
    case 'sign':
      return nbsp(`Без «${fault.sign}»: нужны только буквы и дефис`);
  }
}
