import { useState } from 'react';
import { Link } from 'react-router';
import type { OfficeQuestion } from '@yahont/contracts/office/product-questions.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { RecordView } from '#app/blocks/record/record-view.tsx';
import { Button } from '#app/parts/button.tsx';
import { Pairs, type Pair } from '#app/parts/facts/pairs.tsx';
import { Note } from '#app/parts/note.tsx';
import { Section } from '#app/parts/section.tsx';
import { Empty, Skeleton } from '#app/parts/states.tsx';
import { useNow } from '#app/lib/look/now.ts';
import { storeText, useStores, type StoreName } from '#app/lib/people/stores.ts';
import { mayIn } from '#app/lib/session/where.ts';
import { momentText } from '#app/lib/words/moments.ts';
import { QUESTION_CAUSE_WORDS } from '#app/lib/words/reviews.ts';
import styles from '../panel.module.css';
import { QuestionDeed, type QuestionVerb } from './question-deed.tsx';

type Props = { row: OfficeQuestion | null; isPending: boolean; me: Me; back: string; isPage: boolean };

export function QuestionPanel({ row, isPending, me, back, isPage }: Props) {
  const [deed, setDeed] = useState<QuestionVerb | null>(null);
  const now = useNow();
  const stores = useStores();
  if (row === null)
    return (
      <RecordView title="Вопрос" back={back} isPage={isPage}>
        {isPending ? (
          <Skeleton rows={4} />
        ) : (
          <Empty title="В этом списке вопроса уже нет" icon="check">
            <p>На него ответили, или он перешёл в другой список.</p>
          </Empty>
        )}
      </RecordView>
    );
  const mayAnswer = mayIn(me, 'questions.answer', row.storeId);
  const verbs = mayAnswer ? VERBS[row.state] : [];
  return (
    <RecordView
      title={row.productName}
      named={`Вопрос: ${row.productName}`}
      back={back}
      isPage={isPage}
      foot={
        verbs.length > 0 &&
        verbs.map(({ verb, name }, at) => (
          <Button
            key={verb}
            look={at === 0 ? 'main' : 'quiet'}
            isDanger={verb === 'refuse'}
            onClick={() => setDeed(verb)}
          >
            {name}
          </Button>
        ))
      }
    >
      <p className={styles.text}>{row.text}</p>
      <Pairs pairs={factsOf(row, stores.data, now)} />
      {row.answer !== null && (
        <Section title="Ответ">
          <p className={styles.text}>{row.answer.text}</p>
          <p className={styles.muted}>{momentText(row.answer.at, now)}</p>
        </Section>
      )}
      {row.refusal !== null && (
        <Note tone="bad">
          {QUESTION_CAUSE_WORDS[row.refusal.cause]}: {row.refusal.words}
        </Note>
      )}
      {deed !== null && <QuestionDeed verb={deed} question={row} onClose={() => setDeed(null)} />}
    </RecordView>
  );
}

const VERBS: Readonly<Record<OfficeQuestion['state'], readonly { verb: QuestionVerb; name: string }[]>> = {
  waiting: [
    { verb: 'answer', name: 'Ответить' },
    { verb: 'pass', name: 'Передать' },
    { verb: 'refuse', name: 'Отказать…' },
  ],
  answered: [
    { verb: 'correct', name: 'Исправить ответ' },
    { verb: 'refuse', name: 'Убрать с сайта…' },
  ],
  refused: [],
};

function factsOf(
  question: OfficeQuestion,
  stores: readonly StoreName[] | undefined,
  now: Date,
): readonly Pair[] {
  const { storeId, city, askedAt, dueAt, state, productId, storesWithPiece, isSample } = question;
  return [
    { name: 'Спросили', value: `${momentText(askedAt, now)}, ${city}${isSample ? ', образец демо' : ''}` },
    ...(state === 'waiting' ? [{ name: 'Ответить до', value: momentText(dueAt, now) }] : []),
    { name: 'Отвечает', value: storeId === null ? 'головной офис' : storeText(storeId, stores) },
    {
      name: 'Есть в',
      value:
        storesWithPiece.length === 0
          ? 'магазинах нет'
          : storesWithPiece
              .slice(0, 3)
              .map((id) => storeText(id, stores))
              .join('; '),
    },
    { name: 'Изделие', value: <Link to={`/products/${productId}`}>цена и карточка</Link> },
  ];
}
