import { Link } from 'react-router';
import type { Me } from '@yahont/contracts/office/staff.ts';
import type { Today } from '@yahont/contracts/office/today.ts';
import { Panel } from '#app/parts/facts/panel.tsx';
import { Toned } from '#app/parts/facts/words.tsx';
import { ageOf } from '#app/lib/lists/age.ts';
import { useNow } from '#app/lib/look/now.ts';
import { sectionsOf } from '#app/lib/session/sections.ts';
import { clockText } from '#app/lib/words/moments.ts';
import { DUTY } from './duty-words.ts';
import styles from './rows.module.css';

/** What waits for this person, each with how long the oldest waits. */
export function DutiesPanel({ duties, me }: { duties: Today['duties']; me: Me }) {
  const now = useNow();
  const paths = new Set(sectionsOf(me).map(({ path }) => path));
  const waiting = duties.filter(({ count }) => count > 0);
  return (
    <Panel title="Ждёт вас">
      {waiting.length === 0 ? (
        <p className={styles.none}>Сейчас вас ничего не ждёт.</p>
      ) : (
        <ul className={styles.rows}>
          {waiting.map(({ code, count, oldest }) => {
            const { name, path, section, normHours } = DUTY[code];
            return (
              <li key={code}>
                <span className={styles.what}>
                  {paths.has(section) ? (
                    <Link to={path}>
                      <b>{name}</b>
                    </Link>
                  ) : (
                    <b>{name}</b>
                  )}
                  {oldest !== null && (
                    <small>
                      {code === 'appointments'
                        ? `ближайшая в ${clockText(new Date(oldest))}`
                        : ageText(oldest, now, normHours)}
                    </small>
                  )}
                </span>
                <span className={styles.number}>{count}</span>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}

function ageText(oldest: string, now: Date, normHours: number) {
  const { text, tone } = ageOf(oldest, now, normHours);
  return <Toned tone={tone === 'usual' ? 'muted' : tone}>дольше всего {text}</Toned>;
}
