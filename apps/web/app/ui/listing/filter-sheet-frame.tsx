import type { ReactNode } from 'react';
import { countOf, type PluralForms } from '@yahont/values/text/plural.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Button } from '#app/ui/buttons/button.tsx';
import { Sheet } from '#app/ui/modals/sheet.tsx';
import styles from './filter-sheet-frame.module.css';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  /** The number is being loaded. */
  isChanging: boolean;
  /** Number of matches. */
  total: number;
  forms: PluralForms;
  /** Link to the listing without filters; null when there are none. */
  resetHref: string | null;
  children: ReactNode;
};

/** The sheet of filters on a phone; its button always shows the number of matches. */
export function FilterSheetFrame({ isOpen, onClose, isChanging, total, forms, resetHref, children }: Props) {
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      side="full"
      title="Фильтры"
      action={
        resetHref !== null && (
          <A href={resetHref} data-keep-scroll="" className={styles.reset}>
            Сбросить
          </A>
        )
      }
      footer={
        <Button size="big" isWide isWaiting={isChanging} waitingText="Считаем" onClick={onClose}>
          {total === 0 ? 'Ничего не нашлось' : `Показать ${countOf(total, forms)}`}
        </Button>
      }
    >
      {children}
    </Sheet>
  );
}
