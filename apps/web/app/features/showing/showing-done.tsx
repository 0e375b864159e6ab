import type { Appointment } from '@yahont/contracts/appointments/appointments.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { phoneHref } from '@yahont/values/phone.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import text from '#app/ui/text/text.module.css';
import styles from './showing.module.css';

type Props = { appointment: Appointment; stoneName: string; withSetting: boolean };

/** Takes the place of the form: what, where, when, what to bring and how to cancel. */
export function ShowingDone({ appointment: { id, store, date, time }, stoneName, withSetting }: Props) {
  return (
    <div className={styles.done} role="status">
      <p className={styles.when}>{nbsp(`Ждём вас ${formatDayMonth(date)} в ${time}`)}</p>
      <p>
        {nbsp(`${store.cityName}, ${store.address}`)}
        {store.metro !== '' && nbsp(`, м. ${store.metro}`)}
      </p>
      <p>
        {nbsp(`Камень: ${stoneName}. ${withSetting ? 'Приготовим и выбранную оправу. ' : ''}`)}
        {nbsp('Заключение лаборатории и лупа будут на месте, паспорт не нужен.')}
      </p>
      <p className={text.note}>
        {nbsp(`Запись № ${id}, подтверждение придёт в СМС. Перенести или отменить визит:`)}{' '}
        <a className={text.link} href={phoneHref(store.phone)}>
          {store.phone}
        </a>
      </p>
    </div>
  );
}
