import { EMAIL_MAX_LENGTH } from '@yahont/values/form-rules.ts';
import { INPUT_ERROR } from '#app/ui/fields/field-error.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import styles from './subscription-form.module.css';

/** The check by the browser; the server has the full rule. */
const ADDRESS = '[^@\\s]+@[^@\\s]+\\.[^@\\s]{2,}';

/**
 * The newsletter's field, a plain form without code of its own, because the footer has no code. The browser
 * marks a wrong address when the field is left; the page that handles the form shows all other messages.
 * `data-routed`: the router sends the form, so that a lost connection keeps the page.
 */
export function SubscriptionForm() {
  return (
    <form
      className={styles.root}
      method="post"
      action="/request/subscription/"
      aria-labelledby="letters"
      data-routed=""
      noValidate
    >
      <div className={styles.words}>
        <h2 id="letters" className={styles.title}>
          Письма «Яхонта»
        </h2>
        <p className={styles.note}>Новинки и&nbsp;закрытые показы, не&nbsp;чаще двух писем в&nbsp;месяц</p>
      </div>
      <div className={styles.fields}>
        <div className={styles.row}>
          <input
            className={styles.input}
            // Not `email`: browsers reject «анна@почта.рф».
            type="text"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            name="email"
            aria-label="Почта для писем"
            aria-describedby="letters-error"
            placeholder="Ваша почта"
            autoComplete="email"
            maxLength={EMAIL_MAX_LENGTH}
            pattern={ADDRESS}
            required
          />
          <button type="submit" className={styles.send} aria-label="Подписаться">
            <Icon name="arrow-right" size={20} />
          </button>
          {/* Without visible text: a description is announced even when it is hidden. */}
          <span id="letters-error" className={styles.error} data-error={INPUT_ERROR} />
        </div>
        <label className={styles.consent}>
          <input type="checkbox" name="acceptsPersonalData" required />
          <span>
            Согласие на&nbsp;обработку <A href="/politika/soglasie/">персональных данных</A> и&nbsp;на&nbsp;
            <A href="/politika/rassylka/">рассылку</A>
          </span>
        </label>
      </div>
    </form>
  );
}
