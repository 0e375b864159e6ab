import { Form } from 'react-router';
import type { GivenConsent } from '@yahont/contracts/consents/consents.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { A } from '#app/ui/buttons/link.tsx';
import styles from './consent-note.module.css';

type Props = {
  /** The latest valid consent to letters; null when there is none. */
  consent: Pick<GivenConsent, 'at' | 'document' | 'version'> | null;
  /** Hours of the city ahead of UTC. */
  offsetHours: number;
};

/** When and to which text the shopper agreed, and how to end all letters at once. */
export function ConsentNote({ consent, offsetHours }: Props) {
  if (consent === null) return null;
  const { at, document, version } = consent;
  const day = formatDate(cityDate(new Date(at), offsetHours));
  const text = version === '' ? '' : `, текст № ${version}`;
  return (
    <Form method="post" action="/personal/subscriptions/" className={styles.root}>
      <p>
        {nbsp(`Согласие на рассылку дано ${day}${text}.`)} <A href={document}>Прочитать</A>
      </p>
      <button type="submit" name="intent" value="unsubscribe">
        Отписаться от&nbsp;всего, кроме заказов
      </button>
    </Form>
  );
}

/** The latest valid consent to letters. */
export function marketingConsent(items: readonly GivenConsent[]): GivenConsent | null {
  const held = items.filter(({ kind, isGiven }) => kind === 'marketing' && isGiven);
  return held.toSorted((a, b) => b.at.localeCompare(a.at))[0] ?? null;
}
