import { PHONE_HOURS, PHONE_HREF, PHONE_TEXT } from '#app/shop/words/contacts.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { IconName } from '#app/ui/icons/icon-name.ts';
import styles from './question-help.module.css';

const WAYS: readonly { icon: IconName; title: string; text: string; url: string }[] = [
  { icon: 'chat', title: 'Написать', text: 'Ответим письмом или звонком', url: '/feedback/' },
  { icon: 'phone', title: PHONE_TEXT, text: `Бесплатно по\u00A0России, ${PHONE_HOURS}`, url: PHONE_HREF },
  {
    icon: 'store',
    title: 'Прийти в\u00A0салон',
    text: 'Адреса и\u00A0часы в\u00A0вашем городе',
    url: '/stores/',
  },
];

/** Contacts for when no answer fits. */
export function QuestionHelp() {
  return (
    <section className={styles.root} aria-labelledby="ask-us">
      <h2 id="ask-us" className={styles.heading}>
        Спросить нас
      </h2>
      <ul className={styles.ways}>
        {WAYS.map(({ icon, title, text, url }) => (
          <li key={url}>
            <A href={url} className={styles.way}>
              <Icon name={icon} size={24} className={styles.icon} />
              <b className={styles.title}>{title}</b>
              <span className={styles.text}>{text}</span>
            </A>
          </li>
        ))}
      </ul>
    </section>
  );
}
