import type { Block } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import type { TextPage } from '@yahont/contracts/content/content.ts';
import { Document } from '#app/blocks/document/document.tsx';
import { Notes } from '#app/blocks/document/inline/notes.tsx';
import { Disclosure } from '#app/ui/parts/disclosure.tsx';
import { questionsIn } from './questions-in.ts';
import styles from './certificates.module.css';

type Props = { page: Pick<TextPage, 'blocks' | 'notes' | 'path'> };

/** The text of the page as questions: each heading opens the text below it. */
export function TextQuestions({ page: { blocks, notes, path } }: Props) {
  const { before, questions } = questionsIn(blocks);
  return (
    <>
      {before.length > 0 && (
        <section>
          <Document blocks={before} look="wide" address={path} />
        </section>
      )}
      {questions.length > 0 && (
        <section className={styles.questions} aria-labelledby="questions">
          <h2 id="questions" className={styles.title}>
            Вопросы
          </h2>
          <div>
            {questions.map(({ heading, answer }, index) => (
              <Disclosure key={heading} title={heading} isOpen={index === 0}>
                <Answer blocks={answer} address={`${path} ${heading}`} />
              </Disclosure>
            ))}
            <Notes notes={notes} />
          </div>
        </section>
      )}
    </>
  );
}

function Answer({ blocks, address }: { blocks: readonly Block[]; address: string }) {
  return (
    <div className={styles.answer}>
      <Document blocks={blocks} address={address} />
    </div>
  );
}
