import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeReview } from '@yahont/contracts/office/reviews.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import {
  HIDING_REASONS,
  REFUSAL_REASONS,
  REVIEW_TEXT_MAX,
  type HidingReason,
  type RefusalReason,
} from '@yahont/values/reviews.ts';
import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import { DeedDialog } from '#app/blocks/deed/deed-dialog.tsx';
import { TextArea } from '#app/parts/field.tsx';
import { Select } from '#app/parts/select.tsx';
import { call, codeOf } from '#app/lib/calls/call.ts';
import { answerReview, hideReview, keepReview, refuseReview } from '#app/lib/calls/routes/reviews.ts';
import { useStores } from '#app/lib/people/stores.ts';
import { mayIn } from '#app/lib/session/where.ts';
import { changedText } from '#app/lib/words/changed.ts';
import { CAUSE_WORDS } from '#app/lib/words/reviews.ts';

export type ReviewVerb = 'refuse' | 'answer' | 'hide' | 'keep';
type Props = { verb: ReviewVerb; review: OfficeReview; me: Me; onClose: () => void };

const WORDS: Readonly<Record<ReviewVerb, { title: string; happens: string; button: string }>> = {
  refuse: {
    title: 'Отказать в публикации',
    happens: 'Автор получит письмо с причиной и вашими словами, его текст останется у него.',
    button: 'Отказать и написать автору',
  },
  answer: {
    title: 'Ответ магазина',
    happens: 'Ответ увидят все, он подписан адресом магазина. Автор получит письмо.',
    button: 'Ответить на отзыв',
  },
  hide: {
    title: 'Скрыть отзыв',
    happens: 'Отзыв уйдёт с сайта по жалобе. За оценку отзывы не скрывают.',
    button: 'Скрыть с сайта',
  },
  keep: {
    title: 'Оставить отзыв на сайте',
    happens: 'Жалобы закроются, отзыв останется.',
    button: 'Оставить и закрыть жалобы',
  },
};

export function ReviewDeed({ verb, review, me, onClose }: Props) {
  const cache = useQueryClient();
  const [cause, setCause] = useState('');
  const [text, setText] = useState(review.answer?.text ?? '');
  const stores = useStores();
  const options = (stores.data ?? []).filter(
    ({ id }) => mayIn(me, 'reviews.answer', id) && (review.storeId === null || review.storeId === id),
  );
  const [storeId, setStoreId] = useState('');
  const chosen = storeId === '' && options.length === 1 ? String(options[0]?.id ?? '') : storeId;
  const [faults, setFaults] = useState<{ cause?: string; text?: string; store?: string }>({});
  const check = (): boolean => {
    const found = {
      ...(needsCause(verb) && cause === '' ? { cause: 'Выберите причину из списка' } : {}),
      ...(verb === 'answer' && cleanTyped(text, { lines: 'many' }) === '' ? { text: 'Напишите ответ' } : {}),
      ...(verb === 'answer' && chosen === '' ? { store: 'Выберите магазин, который отвечает' } : {}),
    };
    setFaults(found);
    return Object.keys(found).length === 0;
  };
  // Who answers is known before the window opens, so that no press is refused for a field that then goes away.
  if (verb === 'answer' && stores.isPending) return null;
  const { title, happens, button } = WORDS[verb];
  const causes: readonly HidingReason[] = verb === 'refuse' ? REFUSAL_REASONS : HIDING_REASONS;
  return (
    <DeedDialog
      title={title}
      happens={happens}
      button={button}
      isDanger={needsCause(verb)}
      {...labelOf(verb)}
      check={check}
      refused={refusedText}
      onClose={() => {
        void cache.invalidateQueries({ queryKey: ['reviews'] });
        onClose();
      }}
      send={(reason) => send(verb, { review, cause, reason, text, storeId: Number(chosen) })}
    >
      {needsCause(verb) && (
        <Select
          label="Причина"
          value={cause}
          error={faults.cause}
          options={[
            { value: '', name: 'Выберите' },
            ...causes.map((value) => ({ value, name: CAUSE_WORDS[value] })),
          ]}
          onChange={(event) => setCause(event.target.value)}
        />
      )}
      {verb === 'answer' && (
        <>
          {options.length !== 1 && (
            <Select
              label="От магазина"
              value={chosen}
              error={faults.store}
              options={[
                { value: '', name: options.length === 0 ? 'Отвечает магазин, который продал' : 'Выберите' },
                ...options.map(({ id, name, city }) => ({ value: String(id), name: `${name} (${city})` })),
              ]}
              onChange={(event) => setStoreId(event.target.value)}
            />
          )}
          <TextArea
            label="Ответ"
            value={text}
            error={faults.text}
            maxLength={REVIEW_TEXT_MAX}
            onChange={(event) => setText(event.target.value)}
          />
        </>
      )}
    </DeedDialog>
  );
}

const needsCause = (verb: ReviewVerb): boolean => verb === 'refuse' || verb === 'hide';

function labelOf(verb: ReviewVerb): { reasonLabel: string | false } | Record<string, never> {
  if (verb === 'answer') return { reasonLabel: false };
  return verb === 'refuse' ? { reasonLabel: 'Слова автору, придут в письме' } : {};
}

type Sent = { review: OfficeReview; cause: string; reason: string; text: string; storeId: number };

async function send(verb: ReviewVerb, { review, cause, reason, text, storeId }: Sent): Promise<string> {
  const { id, version } = review;
  const params = { id };
  switch (verb) {
    case 'refuse': {
      // safe: the choice lists these causes and no others
      const body = { cause: cause as RefusalReason, reason };
      await call(refuseReview, { params, body }, { version });
      return 'Отказано, автор получит письмо';
    }
    case 'hide': {
      // safe: as above
      await call(hideReview, { params, body: { cause: cause as HidingReason, reason } });
      return 'Отзыв скрыт с сайта';
    }
    case 'keep':
      await call(keepReview, { params, body: { reason } });
      return 'Жалобы закрыты, отзыв на сайте';
    case 'answer':
      await call(answerReview, { params, body: { storeId, text } });
      return 'Ответ на сайте под отзывом';
  }
}

const REFUSED: Readonly<Record<string, string>> = {
  'wrong-state': 'Отзыв уже решил кто-то другой. Закройте окно, список обновится.',
  'no-complaint': 'Жалобы уже закрыты. Закройте окно, список обновится.',
  'sold-elsewhere': 'Изделие продал другой магазин: отвечает он.',
};

function refusedText(error: unknown): string | null {
  return REFUSED[codeOf(error)] ?? changedText(error);
}
