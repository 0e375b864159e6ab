import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { cityDate, cityTimeOfDay, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { OWN_BELLS_PAGE } from '@yahont/contracts/bells/bell-pages.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import type { Sent } from './bell-form.tsx';
import styles from './bell-sheet.module.css';

type Props = { sent: Sent; onAgain: () => void; onClose: () => void };

/** What happens next: a letter to confirm, or nothing more to do. */
export function CheckMail({ sent: { confirmBy, endsAt, email }, onAgain, onClose }: Props) {
  const end = formatDayMonth(cityDate(new Date(endsAt), MOSCOW_HOURS));
  if (confirmBy === null)
    return (
      <div className={styles.form}>
        <p className={styles.text}>
          {nbsp(`Сообщим один раз. Не дождётесь до ${end} — колокольчик закончится сам.`)}
        </p>
        <p className={styles.actions}>
          <Button onClick={onClose}>Хорошо</Button>
          <ButtonLink variant="ghost" href={OWN_BELLS_PAGE}>
            {nbsp('Все колокольчики')}
          </ButtonLink>
        </p>
      </div>
    );
  const at = new Date(confirmBy);
  const until = `${formatDayMonth(cityDate(at, MOSCOW_HOURS))}, ${cityTimeOfDay(at, MOSCOW_HOURS)}`;
  return (
    <div className={styles.form}>
      <p className={styles.text}>
        {nbsp(`Отправили ссылку на ${email}. Откройте её до ${until} по Москве, и мы начнём ждать.`)}
      </p>
      <p className={styles.actions}>
        <Button onClick={onClose}>Хорошо</Button>
        <Button variant="ghost" onClick={onAgain}>
          {nbsp('Другая почта')}
        </Button>
      </p>
    </div>
  );
}
