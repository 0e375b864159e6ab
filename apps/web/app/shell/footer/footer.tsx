import { memo } from 'react';
import { A } from '#app/ui/buttons/link.tsx';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import layout from '#app/ui/text/layout.module.css';
import { usePublicSettings } from '#app/lib/public-settings.ts';
import {
  COMPANY,
  COMPANY_INN,
  COMPANY_OGRN,
  PHONE_HOURS,
  PHONE_HREF,
  PHONE_TEXT,
} from '#app/shop/words/contacts.ts';
import { FOOTER_COLUMNS } from './footer-links.ts';
import { SubscriptionForm } from './subscription-form.tsx';
import styles from './footer.module.css';

/** The same on every page, so the browser never renders it twice. On a phone its columns collapse. */
export const Footer = memo(function Footer() {
  const { paymentWays } = usePublicSettings();
  return (
    <footer className={styles.root} data-above-banner>
      <div className={`${layout.container} ${styles.main}`}>
        <div className={styles.ask}>
          <h2 className={styles.title}>Спросите о&nbsp;камне</h2>
          <p className={styles.lead}>
            Огранка, размер, гравировка, подарок без ошибки: напишите, и&nbsp;наш консультант ответит
            по&nbsp;существу.
          </p>
          <ArrowLink href="/feedback/">Написать нам</ArrowLink>
        </div>
        <nav className={styles.columns} aria-label="О доме и покупках">
          {FOOTER_COLUMNS.map(([title, links]) => (
            <details key={title} className={styles.column} name="footer">
              <summary className={styles.summary}>{title}</summary>
              {links.map(([href, text]) => (
                <A key={href} href={href}>
                  {text}
                </A>
              ))}
            </details>
          ))}
        </nav>
      </div>
      <div className={`${layout.container} ${styles.letters}`}>
        <SubscriptionForm />
      </div>
      <div className={`${layout.container} ${styles.contacts}`}>
        <p className={styles.phone}>
          <a href={PHONE_HREF}>{PHONE_TEXT}</a>
          <span>{PHONE_HOURS}</span>
        </p>
        <ul className={styles.payments} aria-label="Способы оплаты">
          {paymentWays.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
      </div>
      <div className={`${layout.container} ${styles.legal}`}>
        <p>
          © 2026 {COMPANY}. {COMPANY_INN}, {COMPANY_OGRN}. ИИН пробирной палаты ЯХ-0417.
        </p>
        <p className={styles.terms}>
          <A href="/politika/">Политика обработки данных</A>
          <A href="/politika/#файлы-куки">Настройки куки</A>
          <A href="/about/contacts/#реквизиты">Реквизиты</A>
          <A href="/sitemap/">Карта сайта</A>
        </p>
      </div>
    </footer>
  );
});
