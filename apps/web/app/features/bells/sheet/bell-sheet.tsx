import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { formatSize } from '@yahont/values/measures/size.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { queryClient } from '#app/base/requests/query-client.ts';
import { Dialog } from '#app/ui/modals/dialog.tsx';
import { getBells, getPrices } from '../bell-calls.ts';
import type { BellWish } from '../bell-wish.ts';
import { channelsText } from '../bell-words.ts';
import { BellForm, type Sent } from './bell-form.tsx';
import { CheckMail } from './check-mail.tsx';
import styles from './bell-sheet.module.css';

type Props = {
  wish: BellWish;
  /** Called with the ways by which the person will be written to. */
  onAsked: (text: string) => void;
  onClose: () => void;
};

/** One sheet for one bell: a size that is not there, or a price. From the bottom edge on a phone. */
export function BellSheet({ wish, onAsked, onClose }: Props) {
  const { productId, kind, skuId } = wish;
  const [sent, setSent] = useState<Sent | null>(null);
  const bells = useQuery(
    { queryKey: ['bells', productId], queryFn: () => getBells(productId), staleTime: 0, gcTime: 0 },
    queryClient(),
  );
  const prices = useQuery(
    {
      queryKey: ['prices', productId, skuId],
      queryFn: () => getPrices(productId, skuId),
      enabled: kind === 'price',
      staleTime: 60_000,
    },
    queryClient(),
  );
  const isFailed = bells.isError || (kind === 'price' && prices.isError);
  const isReady = bells.data !== undefined && (kind === 'back' || prices.data !== undefined);

  function take(answer: Sent) {
    setSent(answer);
    if (answer.confirmBy === null) onAsked(`${channelsText(answer.channels)}, один раз`);
  }

  if (sent !== null)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        width="narrow"
        isForReading
        title={sent.confirmBy === null ? 'Записали' : nbsp('Проверьте почту')}
      >
        <CheckMail sent={sent} onAgain={() => setSent(null)} onClose={onClose} />
      </Dialog>
    );
  return (
    <Dialog isOpen onClose={onClose} width="narrow" isForReading title={titleOf(wish)} lead={leadOf(wish)}>
      {isReady && bells.data !== undefined ? (
        <BellForm key={productId} wish={wish} known={bells.data} prices={prices.data ?? null} onSent={take} />
      ) : (
        <p className={styles.waiting} role="status">
          {isFailed
            ? nbsp('Не получилось узнать, что известно. Закройте окно и попробуйте ещё раз.')
            : 'Узнаём…'}
        </p>
      )}
    </Dialog>
  );
}

function titleOf({ kind, name, size }: BellWish): string {
  if (kind === 'price') return nbsp('Когда станет дешевле');
  return nbsp(size === null ? `Ждём: ${name}` : `Ждём: ${name}, ${formatSize(size)}`);
}

function leadOf({ kind, name }: BellWish): string {
  return kind === 'price'
    ? nbsp(name)
    : nbsp('Напишем один раз, как только появится, с 9 до 21 по вашему времени.');
}
