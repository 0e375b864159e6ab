import { SENDING_HOURS } from '@yahont/values/certificates/gift.ts';
import { isIsoDate } from '@yahont/values/dates/iso-date.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Checkbox } from '#app/ui/choices/checkbox.tsx';
import { Segments } from '#app/ui/choices/segments.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import type { CertificateValues } from '../certificate-values.ts';
import { Part } from './part.tsx';
import styles from './part.module.css';

export type SendingCity = { id: number; name: string };
type Props = { start: CertificateValues; cities: readonly SendingCity[] };

/** Send at once, or at a chosen hour in the time zone of the receiver's city. */
export function SendingPart({ start, cities }: Props) {
  return (
    <Part title="Когда отправить" showFor="sent">
      <Segments
        label="Когда отправить"
        name="when"
        defaultValue={start.when}
        options={[
          { value: 'now', title: 'Сразу' },
          { value: 'later', title: 'В\u00A0назначенный день' },
        ]}
      />
      <div className={styles.pair} data-for="later">
        <Field
          label="День"
          name="day"
          type="date"
          defaultValue={start.day}
          isValid={isIsoDate}
          reason={nbsp('Выберите день, в который отправить')}
          required
        />
        <SelectField label="Время" name="hour" defaultValue={start.hour}>
          {SENDING_HOURS.map((hour) => (
            <option key={hour} value={hour}>
              {hour}:00
            </option>
          ))}
        </SelectField>
      </div>
      <div data-for="later">
        <SelectField
          label="Город получателя"
          name="cityId"
          defaultValue={start.cityId}
          help="Отправим по&nbsp;часам этого города"
        >
          {cities.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <Checkbox name="tellsOpening" defaultChecked={start.tellsOpening !== ''}>
        Сообщить мне, когда письмо откроют
      </Checkbox>
    </Part>
  );
}
