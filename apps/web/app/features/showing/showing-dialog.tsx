import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Dialog } from '#app/ui/modals/dialog.tsx';
import { NoShowings } from './no-showings.tsx';
import type { ShowingChoice } from './showing-address.ts';
import { ShowingForm } from './showing-form.tsx';
import { showingsKey, useShowings } from './use-showings.ts';
import styles from './showing.module.css';

type Props = { stone: { code: string; name: string }; skuId: number | null; onClose: () => void };

/** The appointment over the page; from the bottom edge on a phone. */
export function ShowingDialog({ stone, skuId, onClose }: Props) {
  const client = useQueryClient();
  const [choice, setChoice] = useState<ShowingChoice>({});
  const { data: showings, isError } = useShowings(stone.code);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={nbsp(skuId === null ? 'Посмотреть камень' : 'Примерить с камнем')}
      lead={stone.name}
      isForReading
    >
      {showings === undefined && (
        <p className={styles.waiting} role="status">
          {isError
            ? nbsp('Не получилось узнать свободное время. Закройте окно и попробуйте ещё раз.')
            : nbsp('Узнаём свободное время…')}
        </p>
      )}
      {showings?.length === 0 && <NoShowings />}
      {showings !== undefined && showings.length > 0 && (
        <ShowingForm
          {...{ stone, skuId, showings, choice }}
          choose={(next) => ({ onClick: () => setChoice(next) })}
          onAnswer={() => void client.invalidateQueries({ queryKey: showingsKey(stone.code) })}
        />
      )}
    </Dialog>
  );
}
