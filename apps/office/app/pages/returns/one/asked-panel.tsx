import type { OfficeReturn } from '@yahont/contracts/office/returns.ts';
import { Pairs } from '#app/parts/facts/pairs.tsx';
import { Panel } from '#app/parts/facts/panel.tsx';
import { Note } from '#app/parts/note.tsx';
import { useNow } from '#app/lib/look/now.ts';
import { useStores } from '#app/lib/people/stores.ts';
import { calendarText, momentText } from '#app/lib/words/moments.ts';
import { RETURN_DENIAL, RETURN_REASON } from '#app/lib/words/returns.ts';
import { wayText } from '../data/return-words.ts';
import styles from './one.module.css';

/** What the buyer asks for: why, in which words, with which pictures, and how it comes back. */
export function AskedPanel({ one }: { one: OfficeReturn }) {
  const now = useNow();
  const stores = useStores();
  const { courierHours: hours, courierDate } = one;
  return (
    <Panel title="Почему возвращает" note={RETURN_REASON[one.reason]}>
      {one.isOfGift && (
        <div className={styles.gap}>
          <Note tone="wait">Это подарок: просит получатель. Покупателю о возврате не говорите.</Note>
        </div>
      )}
      {one.comment !== '' && <p className={styles.gap}>«{one.comment}»</p>}
      {one.pictures.length > 0 && (
        <ul className={styles.pictures} aria-label="Снимки покупателя">
          {one.pictures.map(({ id, name, type }) => (
            <li key={id}>
              <a href={`/office/api/returns/files/${id}`} target="_blank" rel="noreferrer">
                {type.startsWith('image/') ? (
                  <img src={`/office/api/returns/files/${id}`} alt={name} loading="lazy" />
                ) : (
                  name
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Pairs
        pairs={[
          { name: 'Подана', value: momentText(one.askedAt, now) },
          { name: 'Вернёт', value: wayText(one, stores.data) },
          ...(one.address === null ? [] : [{ name: 'Забрать', value: one.address }]),
          ...(courierDate === null
            ? []
            : [
                {
                  name: 'Курьер',
                  value: `${calendarText(courierDate, now)}${hours === null ? '' : `, ${hours.from}–${hours.to}`}`,
                },
              ]),
        ]}
      />
      {one.denial !== null && (
        <div className={styles.top}>
          <Note tone="bad">
            <b>Отказано: {RETURN_DENIAL[one.denial.reason].toLowerCase()}.</b> {one.denial.words}
          </Note>
        </div>
      )}
    </Panel>
  );
}
