import { useEffect, useRef } from 'react';
import type { ShownQuestion } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import { whenStyled } from '#app/base/timing/when-styled.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { TextParts } from '../words/text-parts.tsx';
import styles from './question-list.module.css';

type Props = { questions: readonly ShownQuestion[] };

/**
 * Questions that open one by one. The address of an answer is `#code`; opening the page at this address opens
 * the answer.
 */
export function QuestionList({ questions }: Props) {
  const root = useOpenTarget();
  return (
    <div ref={root} className={styles.root}>
      {questions.map(({ code, question, answer }) => (
        <details key={code} className={styles.question}>
          <summary className={styles.summary}>
            {question}
            <span className={styles.sign} aria-hidden="true" />
          </summary>
          {/* Inside the answer, so that browsers open the question automatically, even without code. */}
          <div id={code} className={styles.answer}>
            <TextParts parts={answer} />
            <a href={`#${code}`} className={styles.link}>
              <Icon name="share" size={16} />
              Ссылка на&nbsp;ответ
            </a>
          </div>
        </details>
      ))}
    </div>
  );
}

/** Opens the question in the address, for browsers that do not, and after a change of the address. */
function useOpenTarget() {
  const root = useRef<HTMLDivElement>(null);

  // The address is outside React.
  useEffect(() => {
    const open = () => {
      const code = decodeURIComponent(window.location.hash.slice(1));
      if (code === '') return;
      const answer = document.getElementById(code);
      const question = answer?.closest('details');
      if (!question || root.current?.contains(question) !== true || question.open) return;
      question.open = true;
      void (async () => {
        await whenStyled();
        question.scrollIntoView({ block: 'start' });
      })();
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
  return root;
}
