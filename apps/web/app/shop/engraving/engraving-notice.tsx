import { nbsp } from '@yahont/values/text/typography.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import styles from './engraving-notice.module.css';

/** The legal note about engraved goods, beside every offer of an inscription. */
export function EngravingNotice() {
  return (
    <p className={styles.root}>
      <Icon name="alert" size={18} className={styles.icon} />
      <span>
        <b>{nbsp('Украшение с гравировкой возврату не подлежит:')}</b>{' '}
        {nbsp('оно сделано для одного человека. Проверьте каждую букву: надпись нанесём знак в знак.')}
      </span>
    </p>
  );
}
