import { HOUSE_MAX } from '@yahont/contracts/wire/limits.ts';
import { Form, Link } from 'react-router';
import { useSentIntent } from '#app/base/forms/use-sent-intent.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { FormStatus } from '#app/ui/notices/form-status.tsx';
import type { AddressResult } from './address-action.server.ts';
import { PlaceFields } from './place-fields.tsx';
import type { AddressValues } from './address-values.ts';
import form from '#app/ui/fields/form.module.css';
import styles from './address-form.module.css';

type Refused = Extract<AddressResult, { kind: 'refused' }>;
type Props = {
  /** Address that is changed; 0 for a new one. */
  id: number;
  start: AddressValues;
  cityId: number;
  refused: Refused | null;
};

const FAILURES: Record<Refused['because'], string | null> = {
  fields: null,
  'too-many': 'Адресов уже двадцать. Удалите один из них и сохраните снова.',
  failure: 'Не получилось. Попробуйте ещё раз через минуту.',
};

/** A new address, or one that is changed. */
export function AddressForm({ id, start, cityId, refused }: Props) {
  const isSaving = useSentIntent() === 'save';
  const values = refused?.values ?? start;
  return (
    <Form
      method="post"
      action={`/personal/address/?edit=${id === 0 ? 'new' : id}`}
      className={styles.root}
      aria-labelledby="address-form"
      id="address"
      noValidate
    >
      <h2 id="address-form" className={styles.heading}>
        {id === 0 ? 'Новый адрес' : 'Изменить адрес'}
      </h2>
      <input type="hidden" name="id" value={id} />
      <ServerRefusals names={refused?.wrong}>
        <div className={styles.fields}>
          <PlaceFields start={values} cityId={refused?.wrong.includes('city') ? 0 : cityId} />
          <Field label="Квартира, офис" name="flat" maxLength={HOUSE_MAX} defaultValue={values.flat} />
          <Field label="Подъезд" name="entrance" maxLength={20} defaultValue={values.entrance} />
          <Field label="Этаж" name="floor" maxLength={20} defaultValue={values.floor} />
          <Field label="Домофон" name="intercom" maxLength={20} defaultValue={values.intercom} />
          <Field
            className={styles.wide}
            label="Подсказка курьеру"
            name="hint"
            placeholder="Вход со двора, калитка по звонку"
            maxLength={300}
            defaultValue={values.hint}
          />
          <Field
            className={styles.wide}
            label="Название"
            help="Чтобы выбрать одним нажатием: «Дом», «Работа», «Мама»"
            name="title"
            maxLength={40}
            defaultValue={values.title}
          />
        </div>
      </ServerRefusals>
      <div className={form.end}>
        <Button type="submit" name="intent" value="save" isWaiting={isSaving} waitingText="Сохраняем">
          Сохранить
        </Button>
        <Link to="/personal/address/" preventScrollReset className={styles.cancel}>
          Отмена
        </Link>
        <FormStatus done={null} failure={refused === null || isSaving ? null : FAILURES[refused.because]} />
      </div>
    </Form>
  );
}
