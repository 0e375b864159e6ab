import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useOutletContext } from 'react-router';
import { TOPICS, type Topic } from '@yahont/contracts/accounts/subscription-parts.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import { RightMissing } from '#app/blocks/right-missing.tsx';
import { Button } from '#app/parts/button.tsx';
import { DialogButtons } from '#app/parts/dialog.tsx';
import { Panel } from '#app/parts/facts/panel.tsx';
import { Field, TextArea } from '#app/parts/field.tsx';
import { Note } from '#app/parts/note.tsx';
import { Select } from '#app/parts/select.tsx';
import { call } from '#app/lib/calls/call.ts';
import { sendLetter } from '#app/lib/calls/routes/texts.ts';
import { usePage } from '#app/lib/look/page.ts';
import { say } from '#app/lib/look/toast.ts';
import { may } from '#app/lib/session/me.ts';
import { failureText } from '#app/lib/words/failure.ts';
import styles from './letters-page.module.css';

const TOPIC_WORDS: Readonly<Record<Topic, string>> = {
  novelties: 'Новинки',
  actions: 'Акции',
  guide: 'Ювелирный гид',
};
const TITLE_MAX = 80;
const TEXT_MAX = 2000;
const MIN = 3;
const PATH = /^\/[\w/-]*\/$|^\/$/;

type Typed = { topic: string; title: string; text: string; path: string };
const EMPTY: Typed = { topic: '', title: '', text: '', path: '/' };

export function LettersPage() {
  const me = useOutletContext<Me>();
  if (!may(me, 'content.publish'))
    return <RightMissing title="Письма" right="писать подписчикам" givenBy="редактору и управляющему" />;
  return <Letters />;
}

/** One letter to the subscribers of a topic. The same letter goes once, however often it is sent. */
function Letters() {
  const heading = usePage('Письма подписчикам');
  const [typed, setTyped] = useState(EMPTY);
  const [faults, setFaults] = useState<Partial<Typed>>({});
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [isSure, setSure] = useState(false);
  const sending = useMutation({
    mutationFn: () => {
      // safe: the choice lists these topics and no others
      const topic = typed.topic as Topic;
      return call(sendLetter, { body: { ...typed, topic, key } });
    },
    onSuccess: () => {
      say('Письмо уходит: каждому один раз, днём и тем путём, который он выбрал');
      setTyped(EMPTY);
      setSure(false);
      setKey(crypto.randomUUID());
    },
  });
  const set = (change: Partial<Typed>): void => {
    setTyped({ ...typed, ...change });
    setSure(false);
  };
  const submit = (): void => {
    const found = faultsOf(typed);
    setFaults(found);
    if (Object.keys(found).length > 0 || sending.isPending) return;
    if (isSure) sending.mutate();
    else setSure(true);
  };
  return (
    <div className={styles.root}>
      <h1 ref={heading} tabIndex={-1}>
        Письма подписчикам
      </h1>
      <Panel title="Новое письмо" note="уйдёт тем, кто подписан на тему">
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Select
            label="Тема"
            value={typed.topic}
            error={faults.topic}
            options={[
              { value: '', name: 'Выберите' },
              ...TOPICS.map((value) => ({ value, name: TOPIC_WORDS[value] })),
            ]}
            onChange={(event) => set({ topic: event.target.value })}
          />
          <Field
            label="Заголовок"
            value={typed.title}
            error={faults.title}
            maxLength={TITLE_MAX}
            onChange={(event) => set({ title: event.target.value })}
          />
          <TextArea
            label="Текст"
            value={typed.text}
            error={faults.text}
            maxLength={TEXT_MAX}
            onChange={(event) => set({ text: event.target.value })}
          />
          <Field
            label="Страница сайта, куда ведёт кнопка"
            value={typed.path}
            error={faults.path}
            autoComplete="off"
            onChange={(event) => set({ path: event.target.value })}
          />
          {isSure && (
            <Note tone="wait">
              Вернуть письмо будет нельзя. Тема «{TOPIC_WORDS[typed.topic as Topic]}», заголовок «
              {typed.title}».
            </Note>
          )}
          {sending.isError && (
            <div role="alert">
              <Note tone="bad">{failureText(sending.error)}</Note>
            </div>
          )}
          <DialogButtons>
            <Button type="submit" isBusy={sending.isPending}>
              {isSure ? 'Отправить всем подписчикам' : 'Дальше: проверить и отправить'}
            </Button>
          </DialogButtons>
        </form>
      </Panel>
    </div>
  );
}

function faultsOf({ topic, title, text, path }: Typed): Partial<Typed> {
  return {
    ...(topic === '' ? { topic: 'Выберите тему' } : {}),
    ...(cleanTyped(title).length < MIN ? { title: 'Впишите заголовок' } : {}),
    ...(cleanTyped(text, { lines: 'many' }).length < MIN ? { text: 'Напишите текст' } : {}),
    ...(PATH.test(path) ? {} : { path: 'Адрес этого сайта с косыми чертами: /guide/' }),
  };
}
