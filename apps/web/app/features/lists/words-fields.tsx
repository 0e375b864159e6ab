import { useState } from 'react';
import { LIST_NAME_MAX_LENGTH } from '@yahont/contracts/lists/list-terms.ts';
import { maskBirthDate } from '@yahont/values/dates/birth-date-mask.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { FormStatus } from '#app/ui/notices/form-status.tsx';
import type { ListResult } from './list-action.server.ts';
import { listRefusalText } from './list-refusal.ts';
import { isDayOrEmpty, isListName } from './list-values.ts';

type Props = {
  start: { name: string; day: string };
  /** The last answer, if it refused this form. */
  refused: Extract<ListResult, { ok: false }> | undefined;
  button: string;
  isSending: boolean;
};

/** The name of a list and the day for which it is gathered. */
export function WordsFields({ start, refused, button, isSending }: Props) {
  const { name, day } = { ...start, ...refused?.values };
  const refusal = refused?.refusal ? listRefusalText(refused.refusal) : null;
  const [edited, setEdited] = useState<Props['refused']>(undefined);
  const isNameRefused = refused?.wrong.includes('name') ?? false;
  const isNameEdited = refused !== undefined && edited === refused;
  const ofName = nbsp(`Впишите название, до ${LIST_NAME_MAX_LENGTH} знаков`);
  return (
    <>
      <ServerRefusals names={refused?.wrong}>
        <Field
          name="name"
          label="Название"
          required
          maxLength={LIST_NAME_MAX_LENGTH}
          isValid={isListName}
          reason={(isNameRefused && !isNameEdited ? refusal : null) ?? ofName}
          defaultValue={name}
          onChange={() => setEdited(refused)}
        />
        <Field
          name="day"
          label="К дате, если есть"
          inputMode="numeric"
          placeholder="ДД.ММ.ГГГГ"
          mask={maskBirthDate}
          isValid={isDayOrEmpty}
          reason={nbsp('Впишите день, месяц и год: 12.12.2026')}
          defaultValue={day}
        />
      </ServerRefusals>
      <Button type="submit" isWide isWaiting={isSending} waitingText="Сохраняем">
        {button}
      </Button>
      <FormStatus done={null} failure={isNameRefused ? null : refusal} />
    </>
  );
}
