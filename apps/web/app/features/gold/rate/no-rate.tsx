import type { GoldRate } from '@yahont/contracts/metal-rates/metal-rates.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { PhoneLinks } from '#app/ui/buttons/phone-links.tsx';
import { CALL_US } from '#app/shop/words/contacts.ts';

type Props = { /** The last known rate, too old to calculate with. */ rate: GoldRate | null };

/** Shown instead of the calculator while the shop has no rate that is valid today. */
export function NoRate({ rate }: Props) {
  const last =
    rate === null
      ? ''
      : ` Последняя известная цена — ${formatRoubles(rate.perGram)} за грамм, ${formatDayMonth(rate.date)}.`;
  return (
    <p role="status">
      <PhoneLinks
        text={`Сегодняшней цены золота у нас пока нет, а считать по старой было бы нечестно.${last} В салоне сумму назовут по цене дня. ${CALL_US}`}
      />
    </p>
  );
}
