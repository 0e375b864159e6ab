import type { VacancyCard } from '@yahont/contracts/content/vacancies.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { byCity, employmentText, salaryText } from './vacancy-words.ts';
import styles from './vacancy-list.module.css';

/** Open vacancies by city: title, place and monthly salary. */
export function VacancyList({ vacancies }: { vacancies: readonly VacancyCard[] }) {
  return (
    <div className={styles.root}>
      {byCity(vacancies).map(([city, rows]) => (
        <section key={city} className={styles.city}>
          <h2 className={styles.name}>{city}</h2>
          <ul className={styles.rows}>
            {rows.map((vacancy) => (
              <li key={vacancy.code}>
                <A href={vacancy.url} className={styles.row}>
                  <h3 className={styles.title}>{vacancy.h1}</h3>
                  <p className={styles.lead}>{vacancy.lead}</p>
                  <p className={styles.facts}>
                    <b className={styles.salary}>{salaryText(vacancy)}</b>
                    <span>{employmentText(vacancy)}</span>
                    {vacancy.store !== null && <span>{vacancy.store.name}</span>}
                  </p>
                </A>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
