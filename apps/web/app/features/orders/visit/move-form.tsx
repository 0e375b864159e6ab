import { useRef, useState } from 'react';
import { Form } from 'react-router';
import type { OrderVisits } from '@yahont/contracts/orders/visits.ts';
import { formatDeliveryDate } from '@yahont/values/dates/city-time.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { useSentIntent } from '#app/base/forms/use-sent-intent.ts';
import { hoursText } from '#app/shop/words/hours-text.ts';
import { useTypedEarly } from '#app/base/forms/use-typed-early.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import text from '#app/ui/text/text.module.css';
import { daysToMove, hoursFor, hoursOn, type VisitChoice } from './visit-choices.ts';
import { DAY_GONE, HOURS_TAKEN, MOVE_VISIT, type MoveRefused } from './visit-form.ts';
import styles from './move-visit.module.css';

type Props = {
  id: number;
  visits: OrderVisits;
  /** The visit to move. */
  current: VisitChoice;
  today: string;
  refused: MoveRefused | null;
};

const STATES = { free: '', taken: ', занято', current: ', сейчас' } as const;

/** Day and hours of another visit, offered as in the checkout. */
export function MoveForm({ id, visits, current, today, refused }: Props) {
  const days = daysToMove(visits, current);
  const [chosen, setChosen] = useState(() => refused?.values ?? firstChoice(visits, current, days));
  /** Scripts run. */
  const [isLive, setLive] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const isSending = useSentIntent() === 'move-visit';
  useTypedEarly(root, MOVE_VISIT.fields, (typed) => {
    setChosen(typed);
    setLive(true);
  });
  const hours = hoursOn(visits, current, chosen.date);
  const isFree = (from: string) =>
    visits.intervals.length === 0 || hours.some((one) => one.from === from && one.state === 'free');
  const taken = hours.find(({ from }) => from === chosen.interval);
  return (
    <Form method="post" action={`/personal/order/${id}/`} className={styles.form} noValidate>
      <ServerRefusals names={refused?.wrong}>
        <div className={styles.fields} ref={root}>
          <SelectField
            label="Новый день"
            name="date"
            value={chosen.date}
            onChange={({ currentTarget: { value: date } }) =>
              setChosen({ date, interval: hoursFor(visits, current, date, chosen.interval) })
            }
            isValid={(date) => days.includes(date)}
            reason={DAY_GONE}
          >
            {shownDays(days, chosen.date).map((day) => (
              <option key={day} value={day} disabled={!days.includes(day)}>
                {formatDeliveryDate(day, today)}
              </option>
            ))}
          </SelectField>
          {hours.length > 0 && (
            <SelectField
              label="Время"
              name="interval"
              value={chosen.interval}
              onChange={({ currentTarget: { value: interval } }) => setChosen({ ...chosen, interval })}
              isValid={isFree}
              reason={HOURS_TAKEN}
            >
              {hours.map(({ from, to, state }) => (
                // Without scripts another day may be chosen later: the API refuses taken hours.
                <option key={from} value={from} disabled={isLive && state !== 'free'}>
                  {hoursText({ from, to })}
                  {isLive && STATES[state]}
                </option>
              ))}
            </SelectField>
          )}
        </div>
      </ServerRefusals>
      <div className={styles.end}>
        <Button
          type="submit"
          name="intent"
          value="move-visit"
          isWaiting={isSending}
          waitingText="Переносим"
          className={styles.submit}
        >
          {isLive && chosen.date !== ''
            ? nbsp(`Перенести на ${formatDayMonth(chosen.date)}${taken ? `, ${hoursText(taken)}` : ''}`)
            : 'Перенести'}
        </Button>
        <p className={text.note}>
          {nbsp(`Адрес и заказ не изменятся. Перенести можно ещё ${countOf(visits.movesLeft, TIMES)}.`)}
        </p>
      </div>
    </Form>
  );
}

const TIMES = ['раз', 'раза', 'раз'] as const;

/** The offered days, plus the chosen one when it has become unavailable. */
function shownDays(days: readonly string[], chosen: string): readonly string[] {
  return days.includes(chosen) || chosen === '' ? days : [chosen, ...days];
}

/** The first other day: with the hours of the current visit, or the day's first free hours. */
function firstChoice(visits: OrderVisits, current: VisitChoice, days: readonly string[]): VisitChoice {
  const date = days.find((day) => day !== current.date) ?? days[0] ?? '';
  return { date, interval: hoursFor(visits, current, date, current.interval) };
}
