import { Form, useNavigation } from 'react-router';
import type { BellByLink } from '@yahont/contracts/bells/bells.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { formatSize, sizeWords } from '@yahont/values/measures/size.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import styles from './bell-panel.module.css';

type Props = { bell: BellByLink };

/** The bell behind the link of a letter. A button changes it, because mail programs open links by themselves. */
export function BellPanel({ bell }: Props) {
  const isSending = useNavigation().formMethod === 'POST';
  const { title, note } = WORDS[bell.state](bell);
  const { url } = bell.product;
  return (
    <Form method="post" className={styles.root}>
      <h1 className={styles.title}>{nbsp(title)}</h1>
      <p className={styles.what}>{whatOf(bell)}</p>
      <p className={styles.note} role="status">
        {nbsp(note)}
      </p>
      <p className={styles.actions}>
        {bell.state === 'asked' && (
          <Button type="submit" name="intent" value="confirm" size="big" isWaiting={isSending}>
            Подтвердить
          </Button>
        )}
        {(bell.state === 'asked' || bell.state === 'waiting') && (
          <Button type="submit" name="intent" value="end" variant="ghost" size="big" isWaiting={isSending}>
            {nbsp('Не ждать')}
          </Button>
        )}
        {bell.state !== 'asked' && bell.state !== 'waiting' && (
          <ButtonLink href={url ?? '/catalog/'}>
            {nbsp(url === null ? 'В каталог' : 'К украшению')}
          </ButtonLink>
        )}
      </p>
    </Form>
  );
}

type Words = { title: string; note: string };

const WORDS: Readonly<Record<BellByLink['state'], (bell: BellByLink) => Words>> = {
  asked: ({ email }) => ({
    title: 'Подтвердите почту',
    note: `Напишем на ${email} один раз. Пока вы не подтвердите адрес, писать не будем.`,
  }),
  waiting: ({ email, endsAt }) => ({
    title: 'Ждём вместе с вами',
    note: `Напишем на ${email} один раз. Не дождётесь до ${formatDayMonth(cityDate(new Date(endsAt), MOSCOW_HOURS))} — колокольчик закончится сам.`,
  }),
  rung: () => ({
    title: 'Колокольчик прозвонил',
    note: 'Мы написали один раз и больше об этом не напишем.',
  }),
  ended: () => ({
    title: 'Больше не ждём',
    note: 'Писать об этом не будем. Передумаете — начните со страницы украшения.',
  }),
  over: () => ({
    title: 'Колокольчик закончился',
    note: 'Срок прошёл, писать об этом не будем. Начать можно заново со страницы украшения.',
  }),
};

function whatOf({ product, sizes, kind, atMost }: BellByLink): string {
  const [first, ...rest] = sizes;
  if (kind === 'price' && atMost !== null) return nbsp(`${product.name}, не дороже ${formatRoubles(atMost)}`);
  if (first === undefined) return nbsp(product.name);
  return nbsp(`${product.name}, ${[sizeWords(first), ...rest.map(formatSize)].join(' или ')}`);
}
