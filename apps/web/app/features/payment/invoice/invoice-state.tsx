import type { Invoice } from '@yahont/contracts/payment/invoice.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import styles from './invoice-state.module.css';

/** A sentence about the state of the invoice and what to do. */
export function InvoiceState({ invoice }: { invoice: Invoice }) {
  return (
    <section className={styles.root} aria-label="Что со счётом">
      <p className={styles.lead}>{nbsp(leadOf(invoice))}</p>
      {invoice.state === 'open' && (
        <p className={styles.note}>
          {nbsp(
            'Наведите на код камеру в приложении банка или перенесите реквизиты. Назначение платежа не меняйте: по номеру заказа мы узнаём перевод. Когда деньги придут, напишем.',
          )}
        </p>
      )}
    </section>
  );
}

function leadOf({ state, sum, payBy, received }: Invoice): string {
  if (state === 'paid') return 'Деньги пришли, счёт оплачен. Спасибо!';
  if (state === 'closed') return 'Заказ закрыт, платить по этому счёту не нужно.';
  const until = formatDayMonth(payBy);
  if (received === 0)
    return `Переведите ${formatRoubles(sum)} до ${until} включительно: до этого дня украшения отложены для вас.`;
  const left = formatRoubles(kopecks(Math.max(0, sum - received)));
  return `Пришло ${formatRoubles(received)}. Осталось ${left}: ждём до ${until} включительно.`;
}
