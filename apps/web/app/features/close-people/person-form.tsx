import { useState } from 'react';
import { Form, Link } from 'react-router';
import {
  PEOPLE_MAX,
  PEOPLE_PAGE,
  PERSON_NAME_MAX,
  PERSON_NOTE_MAX,
} from '@yahont/contracts/close-people/close-people-terms.ts';
import type { BoughtSizes } from '@yahont/contracts/close-people/close-people.ts';
import { maskYearlyDay } from '@yahont/values/dates/yearly-day.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { useSentIntent } from '#app/base/forms/use-sent-intent.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { Checkbox } from '#app/ui/choices/checkbox.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { FormStatus } from '#app/ui/notices/form-status.tsx';
import type { PersonResult } from './person-action.server.ts';
import {
  isDayOrEmpty,
  isLengthOrEmpty,
  isPersonCalled,
  isRingOrEmpty,
  type PersonValues,
} from './person-values.ts';
import { KnownSizes, type Picked } from './known-sizes.tsx';
import form from '#app/ui/fields/form.module.css';
import styles from './person-form.module.css';

type Refused = Extract<PersonResult, { kind: 'refused' }>;
type Props = {
  /** Person that is changed; 0 for a new one. */
  id: number;
  start: PersonValues;
  bought: BoughtSizes;
  refused: Refused | null;
};

const FAILURES: Record<Refused['because'], string | null> = {
  fields: null,
  'too-many': `Больше ${PEOPLE_MAX} человек не помещается. Удалите кого-нибудь и сохраните снова.`,
  failure: 'Не получилось. Попробуйте ещё раз через минуту.',
};
const LENGTH_REASON = nbsp('От 10 до 120 см, например 17,5');

/** A new person, or one that is changed. */
export function PersonForm({ id, start, bought, refused }: Props) {
  const intent = useSentIntent();
  const values = refused?.values ?? start;
  return (
    <Form
      method="post"
      action={`${PEOPLE_PAGE}?edit=${id === 0 ? 'new' : id}`}
      className={styles.root}
      aria-labelledby="person-form"
      id="person"
      noValidate
    >
      <h2 id="person-form" className={styles.heading}>
        {id === 0 ? 'Новый человек' : start.name}
      </h2>
      <input type="hidden" name="id" value={id} />
      <ServerRefusals names={refused?.wrong}>
        <Measures values={values} bought={bought} />
        <div className={styles.day}>
          <div className={styles.fields}>
            <Field
              label="Дата, ДД.ММ"
              name="day"
              inputMode="numeric"
              placeholder="12.12"
              mask={maskYearlyDay}
              isValid={isDayOrEmpty}
              reason={nbsp(
                refused?.values.day === ''
                  ? 'Впишите день, о котором напомнить'
                  : 'Впишите день и месяц: 12.12',
              )}
              defaultValue={values.day}
            />
            <Field
              label="Повод"
              name="occasion"
              placeholder="юбилей"
              maxLength={PERSON_NOTE_MAX}
              defaultValue={values.occasion}
            />
          </div>
          <Checkbox name="remind" value="on" defaultChecked={values.remind !== ''}>
            {nbsp('Напомнить за три недели письмом без слова «подарок» в теме.')}{' '}
            <A href="/politika/rassylka/" className={styles.terms}>
              Условия
            </A>
          </Checkbox>
        </div>
      </ServerRefusals>
      <div className={form.end}>
        <Button
          type="submit"
          name="intent"
          value="save"
          isWaiting={intent === 'save'}
          waitingText="Сохраняем"
          className={styles.save}
        >
          Сохранить
        </Button>
        {id === 0 ? (
          <Link to={PEOPLE_PAGE} preventScrollReset className={styles.quiet}>
            Отмена
          </Link>
        ) : (
          <button type="submit" name="intent" value="remove" className={styles.quiet}>
            {nbsp('Удалить человека и мерки')}
          </button>
        )}
        <FormStatus
          done={null}
          failure={refused === null || intent === 'save' ? null : FAILURES[refused.because]}
        />
      </div>
    </Form>
  );
}

function Measures({ values, bought }: { values: PersonValues; bought: BoughtSizes }) {
  const [picked, setPicked] = useState<Picked>({});
  const sizeOf = (name: keyof Picked) => ({
    // Another default is taken by another element only.
    key: `${name} ${picked[name] ?? ''}`,
    name,
    inputMode: 'decimal' as const,
    defaultValue: picked[name] ?? values[name],
  });
  const noteOf = (name: 'relation' | 'finger' | 'metal' | 'ears', label: string, placeholder: string) => (
    <Field
      label={label}
      name={name}
      placeholder={placeholder}
      maxLength={PERSON_NOTE_MAX}
      defaultValue={values[name]}
    />
  );
  const { key: ringKey, ...ring } = sizeOf('ring');
  const { key: chainKey, ...chain } = sizeOf('chain');
  const { key: braceletKey, ...bracelet } = sizeOf('bracelet');
  return (
    <>
      <div className={styles.fields}>
        <Field
          label="Как называть"
          name="name"
          required
          maxLength={PERSON_NAME_MAX}
          isValid={isPersonCalled}
          reason={nbsp('Впишите, как вы называете этого человека')}
          placeholder="Мама"
          defaultValue={values.name}
        />
        {noteOf('relation', 'Кем приходится', 'мама, дочь, подруга')}
      </div>
      <div className={styles.fields} data-three="">
        <Field
          key={ringKey}
          {...ring}
          label="Кольцо"
          isValid={isRingOrEmpty}
          reason={nbsp('От 15 до 22 по половинам: 16,5')}
        />
        {noteOf('finger', 'Палец', 'безымянный')}
        <Field key={chainKey} {...chain} label="Цепь, см" isValid={isLengthOrEmpty} reason={LENGTH_REASON} />
        <Field
          key={braceletKey}
          {...bracelet}
          label="Браслет, см"
          isValid={isLengthOrEmpty}
          reason={LENGTH_REASON}
        />
        {noteOf('metal', 'Металл', 'жёлтый')}
        {noteOf('ears', 'Уши', 'проколоты')}
      </div>
      <KnownSizes bought={bought} onPick={(size) => setPicked((before) => ({ ...before, ...size }))} />
    </>
  );
}
