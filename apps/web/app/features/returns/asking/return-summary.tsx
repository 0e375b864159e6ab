import type { ReturnPreview } from '@yahont/contracts/returns/returns.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { SumRow, SumRows, SumTotal } from '#app/ui/text/sum-rows.tsx';
import { BACK_NAMES } from '../return-words.ts';
import styles from './return-summary.module.css';

type Props = {
  preview: ReturnPreview | null;
  /** Name of each piece by the id of its line. */
  names: ReadonlyMap<number, string>;
};

const POINTS = ['бонус', 'бонуса', 'бонусов'] as const;

/** The refund by tender, calculated by the API. */
export function ReturnSummary({ preview, names }: Props) {
  return (
    <div className={styles.root} aria-live="polite">
      <h2 className={styles.title}>Вернём</h2>
      {preview === null || preview.lines.length === 0 ? (
        <p className={styles.note}>Отметьте изделия, и&nbsp;здесь будет сумма.</p>
      ) : (
        <>
          <SumRows>
            {preview.lines.map(({ lineId, amount }) => (
              <SumRow key={lineId} name={names.get(lineId) ?? ''} value={formatRoubles(amount)} />
            ))}
            {preview.delivery > 0 && <SumRow name="Доставка" value={formatRoubles(preview.delivery)} />}
          </SumRows>
          <SumTotal
            {...(preview.parts.length === 1 && preview.parts[0]
              ? backRow(preview.parts[0])
              : { name: 'Всего', value: formatRoubles(preview.amount) })}
          />
          <SumRows>
            {preview.parts.length > 1 &&
              preview.parts.map((part) => <SumRow key={part.kind} {...backRow(part)} />)}
            {preview.pointsTaken > 0 && (
              <SumRow name="Начисленные спишем" value={`−${countOf(preview.pointsTaken, POINTS)}`} />
            )}
          </SumRows>
          {preview.parts.some(({ kind, amount }) => kind !== 'bonus' && amount > 0) && (
            <p className={styles.note}>
              Деньги вернутся туда, откуда пришли, не&nbsp;позже десяти дней со&nbsp;дня заявки.
            </p>
          )}
        </>
      )}
      <ul className={styles.needs}>
        <li>
          <Icon name="box" size={18} />
          Нужны бирка с&nbsp;УИН и&nbsp;пломба
        </li>
        <li>
          <Icon name="document" size={18} />
          Паспорт; чек найдём сами
        </li>
      </ul>
    </div>
  );
}

/** The refund to one tender; points are shown as points. */
function backRow({ kind, amount, points }: ReturnPreview['parts'][number]): { name: string; value: string } {
  const value = points === null ? formatRoubles(amount) : countOf(points, POINTS);
  return { name: BACK_NAMES[kind], value };
}
