import type { Appointment, ShownThing } from '@yahont/contracts/appointments/appointments.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import text from '#app/ui/text/text.module.css';
import { VisitFacts } from './visit/visit-facts.tsx';
import styles from './showing.module.css';

type Props = { appointment: Appointment; thing: ShownThing };

const TO_EXPECT: Readonly<Record<ShownThing['kind'], string>> = {
  stone: 'Заключение лаборатории и лупа будут на месте, паспорт не нужен.',
  product: 'Подготовим украшение к вашему приходу, паспорт не нужен.',
};

/** Takes the place of the form: where, when, what to bring and how to change it. */
export function ShowingDone({ appointment: { id, ...when }, thing }: Props) {
  const withSetting = thing.kind === 'stone' && thing.skuId !== null;
  return (
    <div className={styles.done} role="status">
      <VisitFacts when={when}>
        <p>{nbsp(`${TO_EXPECT[thing.kind]}${withSetting ? ' Приготовим и выбранную оправу.' : ''}`)}</p>
      </VisitFacts>
      <p className={text.note}>
        {nbsp(
          `Запись № ${id}. Подтверждение придёт в СМС, в нём же ссылка, чтобы перенести или отменить визит.`,
        )}
      </p>
    </div>
  );
}
