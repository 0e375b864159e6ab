import { SALON_MODEL } from '@yahont/values/leads/payback.ts';
import { SALON_MODEL_ROWS } from '@yahont/values/leads/salon-model-words.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import styles from './payback-calculator.module.css';

/** Everything that the calculator assumes, with the day of the figures. */
export function SalonModelTable() {
  return (
    <details className={styles.model}>
      <summary>Из&nbsp;чего складывается расчёт</summary>
      <table>
        <caption>Коэффициенты на&nbsp;{formatDate(SALON_MODEL.asOf)}: среднее по&nbsp;салонам дома</caption>
        <tbody>
          {SALON_MODEL_ROWS.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
