import type { Visit } from '@yahont/contracts/appointments/visits.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { weightText } from '@yahont/values/gold/gold-lots.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { A } from '#app/ui/buttons/link.tsx';
import text from '#app/ui/text/text.module.css';
import { KIND_TEXTS } from '../kind-texts.ts';
import styles from './visit.module.css';

type Props = { visit: Visit };

/** What the visit is for: the thing or the service, with pieces, gold and its estimate. */
export function VisitSubject({ visit }: Props) {
  const { shown, name, url, extra, pieces, appraisal, held, heldUntil } = visit;
  const isOfPieces = pieces.length > 0;
  return (
    <>
      <p>
        <Linked name={name} url={url} />
        {extra !== null && !isOfPieces && nbsp(`. ${extra}`)}
      </p>
      {shown.kind === 'gold' && shown.lots.length > 0 && (
        <ul className={styles.lots}>
          {shown.lots.map(({ fineness, weightCg }, index) => (
            // Two lots may be equal, and their order never changes.
            <li key={`${index} ${fineness}`}>{`${fineness}${NBSP}проба, ${weightText(weightCg)}${NBSP}г`}</li>
          ))}
        </ul>
      )}
      {appraisal !== null && <AppraisalNote {...appraisal} />}
      {isOfPieces && (
        <ul className={styles.lots} aria-label={shown.kind === 'gold' ? 'Взамен' : 'Подготовим'}>
          {pieces.map((piece) => (
            <li key={piece.name}>
              {shown.kind === 'gold' && 'Взамен: '}
              <Linked {...piece} />
              {`, ${formatRoubles(piece.price)}`}
            </li>
          ))}
        </ul>
      )}
      {heldUntil !== null && (
        <p>{nbsp(`Отложили для вас: ${held.join('; ')}. Ждём с этим до ${heldUntil} в день визита.`)}</p>
      )}
      {shown.kind === 'gold' && <p className={text.note}>{nbsp(KIND_TEXTS.gold.toExpect)}</p>}
    </>
  );
}

function AppraisalNote({ cash, exchange, rate }: NonNullable<Visit['appraisal']>) {
  const mark = rate.source === 'sample' ? ', образец' : '';
  return (
    <p>
      {`Предварительно ${formatRoubles(cash)} деньгами или ${formatRoubles(exchange)} в${NBSP}обмен. `}
      <span className={text.note}>
        {nbsp(
          `Курс ${formatRoubles(rate.perGram)} за грамм чистого золота, ${formatDayMonth(rate.date)}${mark}. Точную сумму назовём после взвешивания.`,
        )}
      </span>
    </p>
  );
}

function Linked({ name, url }: { name: string; url: string | null }) {
  if (url === null) return nbsp(name);
  return (
    <A className={text.link} href={url}>
      {nbsp(name)}
    </A>
  );
}
