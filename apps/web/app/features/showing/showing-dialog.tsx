import { useState } from 'react';
import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Dialog } from '#app/ui/modals/dialog.tsx';
import type { ShowingChoice } from './showing-address.ts';
import { ShowingForm } from './showing-form.tsx';
import { showingHeading } from './showing-words.ts';
import { reloadShowings, useShowings } from './use-showings.ts';
import styles from './showing.module.css';

type Props = { thing: ShownThing; name: string; onClose: () => void };

/** The appointment over the page; from the bottom edge on a phone. */
export function ShowingDialog({ thing, name, onClose }: Props) {
  const [choice, setChoice] = useState<ShowingChoice>({});
  const { data: showings, isError } = useShowings(thing);
  return (
    <Dialog isOpen onClose={onClose} title={showingHeading(thing)} lead={nbsp(name)} isForReading>
      {showings === undefined && (
        <p className={styles.waiting} role="status">
          {isError
            ? nbsp('Не получилось узнать свободное время. Закройте окно и попробуйте ещё раз.')
            : nbsp('Узнаём свободное время…')}
        </p>
      )}
      {showings !== undefined && (
        <ShowingForm
          {...{ thing, showings, choice }}
          choose={(next) => ({ onClick: () => setChoice(next) })}
          onAnswer={() => reloadShowings(thing)}
        />
      )}
    </Dialog>
  );
}
