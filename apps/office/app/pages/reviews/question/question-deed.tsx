import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeQuestion } from '@yahont/contracts/office/product-questions.ts';
import {
  QUESTION_ANSWER_MAX,
  QUESTION_CAUSES,
  type QuestionCause,
} from '@yahont/values/product-questions.ts';
import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import { DeedDialog } from '#app/blocks/deed/deed-dialog.tsx';
import { TextArea } from '#app/parts/field.tsx';
import { Select } from '#app/parts/select.tsx';
import { call, codeOf } from '#app/lib/calls/call.ts';
import { answerQuestion, passQuestion, refuseQuestion } from '#app/lib/calls/routes/reviews.ts';
import { useStores, type StoreName } from '#app/lib/people/stores.ts';
import { QUESTION_CAUSE_WORDS } from '#app/lib/words/reviews.ts';

export type QuestionVerb = 'answer' | 'correct' | 'refuse' | 'pass';
type Props = { verb: QuestionVerb; question: OfficeQuestion; onClose: () => void };

const HEAD_OFFICE = 'office';
const WORDS: Readonly<Record<QuestionVerb, { title: string; happens: string; button: string }>> = {
  answer: {
    title: 'Ответить на вопрос',
    happens: 'Вопрос и ответ появятся на странице изделия, покупатель получит письмо.',
    button: 'Ответить и опубликовать',
  },
  correct: {
    title: 'Исправить ответ',
    happens: 'Новый ответ сменит прежний на сайте. Второго письма не будет.',
    button: 'Сменить ответ',
  },
  refuse: {
    title: 'Отказать в ответе',
    happens:
      'Вопроса не будет на сайте. Если на него ещё не отвечали, покупатель прочтёт ваши слова в письме.',
    button: 'Отказать',
  },
  pass: {
    title: 'Передать вопрос',
    happens: 'Срок остаётся прежним: он обещан покупателю.',
    button: 'Передать вопрос',
  },
};

export function QuestionDeed({ verb, question, onClose }: Props) {
  const cache = useQueryClient();
  const stores = useStores();
  const [text, setText] = useState(verb === 'correct' ? (question.answer?.text ?? '') : '');
  const [cause, setCause] = useState('');
  const [to, setTo] = useState('');
  const [faults, setFaults] = useState<{ text?: string; cause?: string; to?: string }>({});
  const isAnswer = verb === 'answer' || verb === 'correct';
  const { title, happens, button } = WORDS[verb];
  return (
    <DeedDialog
      title={title}
      happens={happens}
      button={button}
      isDanger={verb === 'refuse'}
      {...(isAnswer ? { reasonLabel: false as const } : {})}
      {...(verb === 'refuse' ? { reasonLabel: 'Слова покупателю' } : {})}
      check={() => {
        const found = {
          ...(isAnswer && cleanTyped(text, { lines: 'many' }) === '' ? { text: 'Напишите ответ' } : {}),
          ...(verb === 'refuse' && cause === '' ? { cause: 'Выберите причину из списка' } : {}),
          ...(verb === 'pass' && to === '' ? { to: 'Выберите, кому передать' } : {}),
        };
        setFaults(found);
        return Object.keys(found).length === 0;
      }}
      refused={(error) => REFUSED[codeOf(error)] ?? null}
      onClose={() => {
        void cache.invalidateQueries({ queryKey: ['questions'] });
        onClose();
      }}
      send={(reason) => send(verb, { id: question.id, text, cause, to, reason })}
    >
      {isAnswer && (
        <TextArea
          label="Ответ"
          value={text}
          error={faults.text}
          maxLength={QUESTION_ANSWER_MAX}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      {verb === 'refuse' && (
        <Select
          label="Причина"
          value={cause}
          error={faults.cause}
          options={[
            { value: '', name: 'Выберите' },
            ...QUESTION_CAUSES.map((value) => ({ value, name: QUESTION_CAUSE_WORDS[value] })),
          ]}
          onChange={(event) => setCause(event.target.value)}
        />
      )}
      {verb === 'pass' && (
        <Select
          label="Кому"
          value={to}
          error={faults.to}
          options={targetsOf(question, stores.data)}
          onChange={(event) => setTo(event.target.value)}
        />
      )}
    </DeedDialog>
  );
}

/** Those who have the piece come first. */
function targetsOf({ storeId, storesWithPiece }: OfficeQuestion, stores: readonly StoreName[] | undefined) {
  const others = (stores ?? []).filter(({ id }) => id !== storeId);
  const having = others.filter(({ id }) => storesWithPiece.includes(id));
  const rest = others.filter(({ id }) => !storesWithPiece.includes(id));
  const optionOf =
    (note: string) =>
    ({ id, name, city }: StoreName) => ({
      value: String(id),
      name: `${name} (${city})${note}`,
    });
  return [
    { value: '', name: 'Выберите' },
    ...(storeId === null ? [] : [{ value: HEAD_OFFICE, name: 'Головной офис' }]),
    ...having.map(optionOf(', изделие там')),
    ...rest.map(optionOf('')),
  ];
}

type Sent = { id: number; text: string; cause: string; to: string; reason: string };

async function send(verb: QuestionVerb, { id, text, cause, to, reason }: Sent): Promise<string> {
  const params = { id };
  switch (verb) {
    case 'answer':
    case 'correct':
      await call(answerQuestion, { params, body: { text, isCorrection: verb === 'correct' } });
      return 'Ответ на странице изделия';
    case 'refuse':
      // safe: the choice lists these causes and no others
      await call(refuseQuestion, { params, body: { cause: cause as QuestionCause, reason } });
      return 'Вопрос не будет на сайте';
    case 'pass':
      await call(passQuestion, { params, body: { storeId: to === HEAD_OFFICE ? null : Number(to), reason } });
      return 'Вопрос передан';
  }
}

const REFUSED: Readonly<Record<string, string>> = {
  'wrong-state': 'На вопрос уже ответил кто-то другой. Закройте окно, список обновится.',
  'store-not-found': 'Этого магазина больше нет: выберите другой.',
};
