import { useState } from 'react';
import { formatSize, isLength } from '@yahont/values/measures/size.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import type { HeldChoice } from '#app/shop/buying/hold-link.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Chip } from '#app/ui/choices/chip.tsx';
import { Dialog } from '#app/ui/modals/dialog.tsx';
import { HoldForm } from './hold-form.tsx';
import { holdRefusalText } from './hold-refusal.ts';
import { reloadHoldOffer, useHoldOffer } from './use-hold-offer.ts';
import styles from './holds.module.css';

type Props = {
  name: string;
  /** The size that the shopper has chosen, or all that the store has. */
  choices: readonly HeldChoice[];
  storeId: number;
  /** Where such a piece is shown on a visit. */
  showingHref: string;
  onClose: () => void;
};

/** The form over the page; from the bottom edge on a phone. */
export function HoldDialog({ name, choices, storeId, showingHref, onClose }: Props) {
  const [isDone, setDone] = useState(false);
  const [chosen, setChosen] = useState<HeldChoice | null>(choices.length === 1 ? (choices[0] ?? null) : null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="narrow"
      title={isDone ? 'Отложили' : 'Отложить в салоне'}
      lead={isDone ? undefined : nbsp(name)}
      isForReading
    >
      {choices.length > 1 && !isDone && (
        <div className={styles.choice}>
          <p className={styles.label}>
            {choices.some(({ size }) => size !== null && isLength(size)) ? 'Длина' : 'Размер'}
          </p>
          <div className={styles.sizes}>
            {choices.map((choice) => (
              <Chip
                key={choice.skuId}
                kind="plain"
                isSelected={choice.skuId === chosen?.skuId}
                onClick={() => setChosen(choice)}
              >
                {formatSize(choice.size ?? 0)}
              </Chip>
            ))}
          </div>
        </div>
      )}
      {chosen !== null && (
        <Offered
          key={chosen.skuId}
          skuId={chosen.skuId}
          storeId={storeId}
          showingHref={showingHref}
          onDone={() => setDone(true)}
        />
      )}
    </Dialog>
  );
}

type OfferedProps = Pick<Props, 'storeId' | 'showingHref'> & { skuId: number; onDone: () => void };

function Offered({ skuId, storeId, showingHref, onDone }: OfferedProps) {
  const { data: offer, isError } = useHoldOffer(skuId);
  if (offer === undefined)
    return (
      <p className={styles.waiting} role="status">
        {isError
          ? nbsp('Не получилось узнать, где есть изделие. Закройте окно и попробуйте ещё раз.')
          : nbsp('Узнаём, где есть изделие…')}
      </p>
    );
  if (!offer.isOffered)
    return (
      <div className={styles.form}>
        <p>{holdRefusalText({ code: 'too-dear', context: { priceLimit: offer.priceLimit } })}</p>
        <p>
          <ButtonLink href={showingHref}>Записаться на показ</ButtonLink>
        </p>
      </div>
    );
  return (
    <HoldForm
      skuId={skuId}
      offer={offer}
      storeId={storeId}
      onAnswer={() => reloadHoldOffer(skuId)}
      onDone={onDone}
    />
  );
}
