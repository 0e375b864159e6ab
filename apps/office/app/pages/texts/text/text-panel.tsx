import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Me } from '@yahont/contracts/office/staff.ts';
import type { OfficeText } from '@yahont/contracts/office/texts.ts';
import { RecordState, RecordView } from '#app/blocks/record/record-view.tsx';
import { Button, ButtonLink } from '#app/parts/button.tsx';
import { Pairs } from '#app/parts/facts/pairs.tsx';
import { Note } from '#app/parts/note.tsx';
import { Section } from '#app/parts/section.tsx';
import { call } from '#app/lib/calls/call.ts';
import { getText } from '#app/lib/calls/routes/texts.ts';
import { useNow } from '#app/lib/look/now.ts';
import { may } from '#app/lib/session/me.ts';
import { momentText } from '#app/lib/words/moments.ts';
import { CHECK_WORDS, textState, VERSION_WORDS } from '#app/lib/words/texts.ts';
import { textKey } from '../text-key.ts';
import { TextDeed, type TextVerb } from './text-deed.tsx';
import styles from './text-panel.module.css';

type Props = { id: number; me: Me; back: string; isPage: boolean };
type Open = { verb: TextVerb; number?: number };

/** A text: its state, what is checked, its versions, and its way to the site. */
export function TextPanel({ id, me, back, isPage }: Props) {
  const now = useNow();
  const [open, setOpen] = useState<Open | null>(null);
  const found = useQuery({
    queryKey: textKey(id),
    queryFn: ({ signal }) => call(getText, { params: { id } }, { signal }),
  });
  if (found.data === undefined)
    return (
      <RecordState query={found} title="Текст" missing="Такого текста нет" back={back} isPage={isPage} />
    );
  const text = found.data;
  const isSeo = text.kind === 'seo';
  const mayWrite = may(me, isSeo ? 'seo.edit' : 'content.draft');
  const mayPublish = may(me, isSeo ? 'seo.edit' : 'content.publish');
  const mayRollBack = may(me, isSeo ? 'seo.edit' : 'content.roll-back');
  return (
    <RecordView
      title={text.title === '' ? text.address : text.title}
      mark={<small className={styles.muted}>{textState(text)}</small>}
      back={back}
      isPage={isPage}
      foot={
        <TextButtons
          text={text}
          mayWrite={mayWrite}
          mayPublish={mayPublish}
          onOpen={(verb) => setOpen({ verb })}
        />
      }
    >
      <Pairs
        pairs={[
          {
            name: 'Адрес',
            value:
              text.isPublished && text.address.startsWith('/') ? (
                <a href={text.address} target="_blank" rel="noreferrer">
                  {text.address}
                </a>
              ) : (
                text.address
              ),
          },
          { name: 'Меняли', value: momentText(text.changedAt, now) },
          ...(text.publishAt === null ? [] : [{ name: 'Выйдет', value: momentText(text.publishAt, now) }]),
          ...(text.preview === null
            ? []
            : [
                {
                  name: 'Черновик',
                  value: (
                    <a href={text.preview.url} target="_blank" rel="noreferrer">
                      посмотреть на сайте, до {momentText(text.preview.until, now)}
                    </a>
                  ),
                },
              ]),
        ]}
      />
      <Checks text={text} />
      <Section title="Версии">
        <ol className={styles.versions}>
          {text.versions.map(({ number, state, createdAt, by, reason }) => (
            <li key={number} data-state={state}>
              <b>{number}</b>
              <div>
                <span>{VERSION_WORDS[state]}</span>
                <small>
                  {momentText(createdAt, now)}, {by ?? 'обмен'}
                  {reason !== null && `: «${reason}»`}
                </small>
              </div>
              {mayRollBack && state === 'past' && (
                <Button
                  look="quiet"
                  size="small"
                  aria-label={`Вернуть версию ${number}`}
                  onClick={() => setOpen({ verb: 'roll-back', number })}
                >
                  Вернуть
                </Button>
              )}
            </li>
          ))}
        </ol>
      </Section>
      {open !== null && <TextDeed {...open} text={text} onClose={() => setOpen(null)} />}
    </RecordView>
  );
}

function Checks({ text: { checks } }: { text: OfficeText }) {
  if (checks.length === 0) return <Note tone="good">Проверки пройдены.</Note>;
  return (
    <Section title="Перед публикацией">
      {checks.map(({ severity, code, place, text }) => (
        <Note key={`${code} ${place} ${text}`} tone={severity === 'fault' ? 'bad' : 'wait'}>
          {CHECK_WORDS[code]}: {place}
          {text !== '' && <>, «{text}»</>}
        </Note>
      ))}
    </Section>
  );
}

type ButtonsProps = {
  text: OfficeText;
  mayWrite: boolean;
  mayPublish: boolean;
  onOpen: (verb: TextVerb) => void;
};

function TextButtons({ text, mayWrite, mayPublish, onOpen }: ButtonsProps) {
  const { id, hasDraft, publishAt, isPublished } = text;
  if (!mayWrite && !mayPublish) return null;
  return (
    <>
      {mayPublish && hasDraft && <Button onClick={() => onOpen('publish')}>Опубликовать черновик</Button>}
      {mayWrite && (
        <ButtonLink look={mayPublish && hasDraft ? 'quiet' : 'main'} to={`/texts/${id}/edit`}>
          {hasDraft ? 'Править черновик' : 'Править'}
        </ButtonLink>
      )}
      {mayPublish && publishAt !== null && (
        <Button look="quiet" onClick={() => onOpen('cancel-plan')}>
          Отменить выход
        </Button>
      )}
      {mayPublish && isPublished && (
        <Button look="quiet" isDanger onClick={() => onOpen('hide')}>
          Снять с сайта…
        </Button>
      )}
    </>
  );
}
