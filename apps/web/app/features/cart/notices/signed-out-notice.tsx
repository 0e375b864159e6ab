import { SIGN_IN_PANEL_ID, signInAddress } from '@yahont/contracts/accounts/sign-in-page.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import styles from './placed-notice.module.css';

/** Shown above the empty cart after a session expired: the earlier items are in the account. */
export function SignedOutNotice() {
  return (
    <section className={styles.root} aria-label="Вы вышли из кабинета">
      <p>{nbsp('Вход в кабинет закончился. Если в корзине что-то лежало, оно ждёт вас там.')}</p>
      <ButtonLink href={`${signInAddress('/cart/')}#${SIGN_IN_PANEL_ID}`} variant="ghost">
        Войти
      </ButtonLink>
    </section>
  );
}
