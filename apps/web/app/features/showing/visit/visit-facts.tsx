import type { ReactNode } from 'react';
import type { Visit } from '@yahont/contracts/appointments/visits.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { phoneHref } from '@yahont/values/phone.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import text from '#app/ui/text/text.module.css';
import { calendarHref } from '../showing-address.ts';
import styles from './visit.module.css';

type Props = { when: NonNullable<Visit['when']>; /** What is shown. */ children: ReactNode };

/** When and where a visitor is expected, with a file for their calendar. */
export function VisitFacts({ when: { store, date, time, calendarLink }, children }: Props) {
  return (
    <>
      <p className={styles.when}>{nbsp(`Ждём вас ${formatDayMonth(date)} в ${time}`)}</p>
      <p>
        {nbsp(`${store.cityName}, ${store.address}`)}
        {store.metro !== '' && nbsp(`, м. ${store.metro}`)}
        {', '}
        <a className={text.link} href={phoneHref(store.phone)}>
          {store.phone}
        </a>
      </p>
      {children}
      <p>
        <a className={styles.calendar} href={calendarHref(calendarLink)} download>
          <Icon name="download" size={16} />
          Добавить в&nbsp;календарь
        </a>
      </p>
    </>
  );
}
