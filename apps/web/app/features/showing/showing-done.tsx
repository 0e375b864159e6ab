import { visitNumber } from '@yahont/values/text/called-numbers.ts';
import type { Appointment } from '@yahont/contracts/appointments/appointments.ts';
import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import text from '#app/ui/text/text.module.css';
import { KIND_TEXTS } from './kind-texts.ts';
import { VisitFacts } from './visit/visit-facts.tsx';
import styles from './showing.module.css';

type Props = { appointment: Appointment; thing: ShownThing };

/** Replaces the form: where, when, what to bring and how to change it. */
export function ShowingDone({ appointment: { id, ...when }, thing }: Props) {
  const withSetting = thing.kind === 'stone' && thing.skuId !== null;
  return (
    <div className={styles.done} role="status">
      <VisitFacts when={when}>
        <p>
          {nbsp(`${KIND_TEXTS[thing.kind].toExpect}${withSetting ? ' Приготовим и выбранную оправу.' : ''}`)}
        </p>
      </VisitFacts>
      <p className={text.note}>
        {nbsp(
          `Запись № ${visitNumber(id)}. Подтверждение придёт в СМС, в нём же ссылка, чтобы перенести или отменить визит.`,
        )}
      </p>
    </div>
  );
}
