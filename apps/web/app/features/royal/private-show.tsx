import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import styles from './private-show.module.css';

/** The last section of a royal page: the stones are brought to the shopper. */
export function PrivateShow() {
  return (
    <section className={styles.root}>
      <div className={`${layout.container} ${styles.row}`}>
        <div>
          <p className={`${text.eyebrow} ${styles.eyebrow}`}>Частный показ</p>
          <h2 className={styles.title}>Камни привезут к&nbsp;вам</h2>
        </div>
        <p className={styles.text}>
          Геммолог приедет в&nbsp;салон вашего города с&nbsp;тремя камнями, лупой и&nbsp;эталонами цвета,
          а&nbsp;в&nbsp;Москве и&nbsp;Санкт-Петербурге&nbsp;— и&nbsp;домой. По&nbsp;записи,
          без&nbsp;обязательств.
        </p>
        <ButtonLink href="/vip/" variant="ghost">
          Как записаться
        </ButtonLink>
      </div>
    </section>
  );
}
