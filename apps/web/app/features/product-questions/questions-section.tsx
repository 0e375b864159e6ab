import { Suspense, useState, type MouseEvent } from 'react';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import { OwnQuestionItem, QuestionItem } from './question-items.tsx';
import type { ProductQuestions } from './product-questions.ts';
import { questionHref } from './question-address.ts';
import { reloadOwnQuestions, useOwnQuestions } from './use-own-questions.ts';
import { useQuestions } from './use-questions.ts';
import styles from './product-questions.module.css';

const QuestionDialog = lazyPart(async () => ({
  default: (await import('./question-dialog.tsx')).QuestionDialog,
}));

type Props = {
  productId: number;
  /** «Кольцо „Аврора“» */
  name: string;
  questions: ProductQuestions;
};

/** Questions about a piece, answered by stores; own ones that wait come first. */
export function QuestionsSection({ productId, name, questions }: Props) {
  const { shown, isLoading, failure, more } = useQuestions(productId, questions);
  const { data: known, isError } = useOwnQuestions(productId);
  const [isOpen, setOpen] = useState(false);
  // The text is kept while the sheet is closed.
  const [draft, setDraft] = useState('');
  const own = known?.items ?? [];
  const rest = shown.total - shown.items.length;
  function open(event: MouseEvent) {
    // A click that opens a new tab, a new window or a download.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  }
  return (
    <section className={layout.section} id="questions" aria-labelledby="questions-title">
      <header className={styles.head}>
        <h2 id="questions-title">
          Вопросы об&nbsp;изделии
          {shown.total > 0 && (
            <sup className={styles.total}>
              <span className={text.hidden}>, вопросов: </span>
              {shown.total}
            </sup>
          )}
        </h2>
        <p className={text.note}>Отвечает салон, в&nbsp;котором изделие лежит сейчас</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.ask}>
          <p>
            <b>
              {shown.total === 0 && own.length === 0 ? nbsp('Пока никто не спросил') : nbsp('Спросите и вы')}
            </b>
            {nbsp(
              'Продавец возьмёт изделие в руки и ответит. Вопрос и ответ увидят все, имя и почту — никто.',
            )}
          </p>
          <ButtonLink href={questionHref(productId)} variant="ghost" isWide onClick={open}>
            Задать вопрос
          </ButtonLink>
        </div>
        <div className={styles.list}>
          {own.map((question) => (
            <OwnQuestionItem key={question.id} question={question} />
          ))}
          {shown.items.map((question) => (
            <QuestionItem key={question.id} question={question} />
          ))}
          {(rest > 0 || failure !== null) && (
            <div className={styles.more}>
              <p className={text.note} role="status">
                {failure ?? `Показано ${shown.items.length} из\u00A0${shown.total}`}
              </p>
              <Button variant="ghost" isWaiting={isLoading} onClick={more}>
                Показать ещё {Math.min(rest, 10)}
              </Button>
            </div>
          )}
        </div>
      </div>
      {isOpen && (
        <Suspense>
          <QuestionDialog
            productId={productId}
            name={name}
            known={known}
            isFailed={isError}
            draft={draft}
            onType={setDraft}
            onDone={() => {
              setDraft('');
              reloadOwnQuestions(productId);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
