import { useState } from 'react';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Dialog } from '#app/ui/modals/dialog.tsx';
import type { OwnQuestions } from './product-questions.ts';
import { QuestionForm } from './question-form.tsx';
import styles from './question-form.module.css';

type Props = {
  productId: number;
  name: string;
  known: OwnQuestions | undefined;
  isFailed: boolean;
  draft: string;
  onType: (text: string) => void;
  onDone: () => void;
  onClose: () => void;
};

/** The form over the page; from the bottom edge on a phone. */
export function QuestionDialog({ productId, name, known, isFailed, draft, onType, onDone, onClose }: Props) {
  const [isDone, setDone] = useState(false);
  function finish() {
    setDone(true);
    onDone();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="narrow"
      isForReading
      title={isDone ? 'Вопрос у\u00A0салона' : 'Задать вопрос'}
      lead={isDone ? undefined : nbsp(name)}
    >
      {known === undefined ? (
        <p className={styles.waiting} role="status">
          {nbsp(
            isFailed
              ? 'Не получилось узнать, где есть изделие. Закройте окно и попробуйте ещё раз.'
              : 'Узнаём, где есть изделие…',
          )}
        </p>
      ) : (
        <QuestionForm productId={productId} known={known} draft={draft} onType={onType} onDone={finish} />
      )}
    </Dialog>
  );
}
