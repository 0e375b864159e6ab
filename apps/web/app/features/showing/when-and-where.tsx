import type { ReactNode } from 'react';
import type { Showing } from '@yahont/contracts/appointments/appointments.ts';
import { formatDeliveryDate } from '@yahont/values/dates/city-time.ts';
import { capitalise, nbsp } from '@yahont/values/text/typography.ts';
import { Chip } from '#app/ui/choices/chip.tsx';
import { RadioGroup } from '#app/ui/choices/radio-group.tsx';
import text from '#app/ui/text/text.module.css';
import type { ShowingChoice } from './showing-address.ts';
import { placeNote } from './showing-words.ts';
import styles from './showing.module.css';

/** How a store and a day are chosen: by links, which need no script, or in place. */
export type Choose = (choice: ShowingChoice) => { href: string } | { onClick: () => void };

type Props = { showings: readonly Showing[]; choice: ShowingChoice; choose: Choose; startsAt: string };

/** Store, day and hour. The hours are fields of the form; another store or day shows other hours. */
export function WhenAndWhere({ showings, choice, choose, startsAt }: Props) {
  const showing = showings.find(({ store }) => store.id === choice.storeId) ?? showings[0];
  if (showing === undefined) return null;
  const { store, days, today } = showing;
  const day = days.find(({ date }) => date === choice.date) ?? days[0];
  return (
    <div className={styles.choices}>
      <input type="hidden" name="storeId" value={store.id} />
      {showings.length > 1 && (
        <Part title="Салон">
          {showings.map(({ store: { id, name } }) => (
            <Chip key={id} kind="plain" isSelected={id === store.id} keepsScroll {...choose({ storeId: id })}>
              {name}
            </Chip>
          ))}
        </Part>
      )}
      <p className={text.note}>{`${placeNote(showing)}. ${nbsp(capitalise(store.hoursText))}`}</p>
      <Part title="День">
        {days.map(({ date }) => (
          <Chip
            key={date}
            kind="plain"
            isSelected={date === day?.date}
            keepsScroll
            {...choose({ storeId: store.id, date })}
          >
            {capitalise(formatDeliveryDate(date, today))}
          </Chip>
        ))}
      </Part>
      <div>
        <h2 className={styles.name}>Время</h2>
        <RadioGroup legend="Время" name="startsAt" className={styles.row}>
          {day?.slots.map((slot) => (
            <label key={slot.startsAt} className={styles.hour}>
              <input
                type="radio"
                className={text.hidden}
                name="startsAt"
                value={slot.startsAt}
                defaultChecked={slot.startsAt === startsAt}
              />
              {slot.time}
            </label>
          ))}
        </RadioGroup>
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={title}>
      <h2 className={styles.name}>{title}</h2>
      <div className={styles.row}>{children}</div>
    </div>
  );
}
