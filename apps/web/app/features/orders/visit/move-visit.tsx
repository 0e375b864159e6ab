import { useEffect, useRef } from 'react';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import type { OrderVisits } from '@yahont/contracts/orders/visits.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { PhoneLinks } from '#app/ui/buttons/phone-links.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import button from '#app/ui/buttons/button.module.css';
import text from '#app/ui/text/text.module.css';
import { MoveForm } from './move-form.tsx';
import { currentVisit, daysToMove, needsNewDay, visitText, type VisitChoice } from './visit-choices.ts';
import {
  moveRefusalText,
  NO_HOURS,
  OBSTACLES,
  VISIT_ANCHOR,
  type MoveAnswer,
  type MoveRefused,
} from './visit-form.ts';
import styles from './move-visit.module.css';

type Props = {
  order: Pick<Order, 'id' | 'status' | 'lastNote' | 'delivery'>;
  /** Null: no courier is expected on a chosen day. */
  visits: OrderVisits | null;
  today: string;
  answer: MoveAnswer | null;
  /** The form is open: another page linked to it. */
  isAsked: boolean;
};

/** The buyer moves the courier's visit. The result of the last attempt is shown above the form. */
export function MoveVisit({ order, visits, today, answer, isAsked }: Props) {
  const current = currentVisit(order.delivery);
  if (current === null) return null;
  const refused = answer?.ok === false ? answer : null;
  return (
    <>
      {/* The result arrives before the order is loaded again. */}
      {answer?.ok === true && visitKey(answer.values) === visitKey(current) && (
        <Moved words={visitText(order.delivery, today)} />
      )}
      {refused !== null && refused.refusal !== null && (
        <p className={styles.problem} role="alert">
          <PhoneLinks text={moveRefusalText(refused.refusal)} />
        </p>
      )}
      {visits !== null && (
        <Offer
          // After a move the form is closed, with choices of its own.
          key={visitKey(current)}
          id={order.id}
          isOver={needsNewDay(order, today)}
          {...{ visits, current, today, refused, isAsked }}
        />
      )}
    </>
  );
}

function visitKey({ date, interval }: VisitChoice): string {
  return `${date} ${interval}`;
}

/** The form is gone, and the focus with it. */
function Moved({ words }: { words: string }) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <p className={styles.done} role="status" tabIndex={-1} ref={said}>
      <Icon name="check" size={18} />
      <span>{nbsp(`Доставку перенесли: курьер приедет ${words}.`)}</span>
    </p>
  );
}

type OfferProps = {
  id: number;
  visits: OrderVisits;
  current: VisitChoice;
  /** Its day is over, or the courier found nobody. */
  isOver: boolean;
  today: string;
  refused: MoveRefused | null;
  isAsked: boolean;
};

/**
 * A quiet button that opens the form, or the open form once the visit is over. A native `<details>`, so that
 * it works without JavaScript.
 */
function Offer({ isOver, isAsked, ...form }: OfferProps) {
  const { visits, current, refused } = form;
  const why = obstacleText(visits, current);
  if (why !== null)
    return (
      <p className={styles.note} id={VISIT_ANCHOR}>
        <PhoneLinks text={why} />
      </p>
    );
  if (isOver)
    return (
      <section className={styles.panel} id={VISIT_ANCHOR} aria-labelledby="new-visit">
        <h2 id="new-visit" className={styles.title}>
          Выберите новый день
        </h2>
        <p className={text.muted}>{nbsp('Звонка можно не ждать: курьер приедет, когда вам удобно.')}</p>
        <MoveForm {...form} />
      </section>
    );
  return (
    <details className={styles.root} id={VISIT_ANCHOR} open={isAsked || refused !== null}>
      <summary className={`${button.root} ${styles.summary}`} data-variant="quiet">
        Перенести
        <span className={text.hidden}> визит курьера</span>
      </summary>
      <div className={styles.panel}>
        <MoveForm {...form} />
      </div>
    </details>
  );
}

function obstacleText(visits: OrderVisits, current: VisitChoice): string | null {
  if (visits.obstacle !== null) return OBSTACLES[visits.obstacle];
  return daysToMove(visits, current).length === 0 ? NO_HOURS : null;
}
