import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate, useOutletContext, useParams } from 'react-router';
import type { Me } from '@yahont/contracts/office/staff.ts';
import type { OfficeText, WrittenDocument } from '@yahont/contracts/office/texts.ts';
import { RecordState } from '#app/blocks/record/record-view.tsx';
import { RightMissing } from '#app/blocks/right-missing.tsx';
import { Button, ButtonLink } from '#app/parts/button.tsx';
import { Panel } from '#app/parts/facts/panel.tsx';
import { Field, TextArea } from '#app/parts/field.tsx';
import { Note } from '#app/parts/note.tsx';
import { call, codeOf } from '#app/lib/calls/call.ts';
import { getText, saveDraft } from '#app/lib/calls/routes/texts.ts';
import { usePage } from '#app/lib/look/page.ts';
import { say } from '#app/lib/look/toast.ts';
import { mayAsk } from '#app/lib/session/me.ts';
import { changedText } from '#app/lib/words/changed.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { textKey } from '../text-key.ts';
import { blockFields, headFields, withText, type TextField } from './fields.ts';
import styles from './editor-page.module.css';

type Body = Readonly<Record<string, unknown>>;

export function EditorPage() {
  const me = useOutletContext<Me>();
  const { id = '' } = useParams();
  if (!mayAsk(me, 'content.draft') && !mayAsk(me, 'seo.edit'))
    return (
      <RightMissing title="Черновик" right="писать тексты" givenBy="редактору, товароведу и управляющему" />
    );
  return <Loaded key={id} id={Number(id)} />;
}

function Loaded({ id }: { id: number }) {
  const found = useQuery({
    queryKey: textKey(id),
    queryFn: ({ signal }) => call(getText, { params: { id } }, { signal }),
    // Somebody else's change must not replace what is typed: the version shows it at the next save.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const text = found.data;
  const body = text?.draft ?? text?.planned ?? text?.body ?? null;
  if (text === undefined || body === null)
    return <RecordState query={found} title="Черновик" missing="Такого текста нет" back="/texts" isPage />;
  return <Editor text={text} body={body} />;
}

function Editor({ text, body: given }: { text: OfficeText; body: Body }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const heading = usePage(`Черновик: ${text.title}`);
  const [body, setBody] = useState(given);
  const blocks = useMemo(() => blockFields(body), [body]);
  const back = `/texts/${text.id}?kind=${text.kind}`;
  const saving = useMutation({
    mutationFn: () => {
      // safe: the body came from the API, and only texts of it were changed; the API checks it again
      const document = { kind: text.kind, body } as unknown as WrittenDocument;
      return call(saveDraft, { params: { id: text.id }, body: { document } }, { version: text.version });
    },
    onSuccess: async (saved) => {
      cache.setQueryData(textKey(text.id), saved);
      await cache.invalidateQueries({ queryKey: ['texts'] });
      say('Черновик записан, на сайте прежний текст');
      await navigate(back);
    },
  });
  const { mutate, isPending } = saving;
  const save = useCallback(() => {
    if (!isPending) mutate();
  }, [mutate, isPending]);
  useSaveKey(save);
  const change = ({ path }: TextField, value: string): void => setBody((now) => withText(now, path, value));
  return (
    <form
      className={styles.root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {text.title === '' ? text.address : text.title}
        </h1>
        <Button type="submit" hotKey="Ctrl S" isBusy={saving.isPending}>
          Записать черновик
        </Button>
        <ButtonLink look="bare" to={back}>
          Не записывать
        </ButtonLink>
      </header>
      {saving.isError && (
        <div role="alert">
          <Note tone="bad">{refusedText(saving.error)}</Note>
        </div>
      )}
      <Panel title="Текст" note={text.address}>
        <div className={styles.fields}>
          {headFields(body).map((field) => (
            <OneField key={field.path.join('.')} field={field} onChange={change} />
          ))}
        </div>
      </Panel>
      {blocks.map(
        ({ name, fields }, at) =>
          fields.length > 0 && (
            <Panel key={`${name}-${at}`} title={`${at + 1}. ${name}`}>
              <div className={styles.fields}>
                {fields.map((field) => (
                  <OneField key={field.path.join('.')} field={field} onChange={change} />
                ))}
              </div>
            </Panel>
          ),
      )}
    </form>
  );
}

/** Ctrl S, or Command S, also while somebody types. */
function useSaveKey(save: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      save();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [save]);
}

type FieldProps = { field: TextField; onChange: (field: TextField, value: string) => void };

function OneField({ field, onChange }: FieldProps) {
  const { label, value, isLong } = field;
  if (isLong)
    return (
      <div className={styles.long}>
        <TextArea label={label} value={value} onChange={(event) => onChange(field, event.target.value)} />
      </div>
    );
  return <Field label={label} value={value} onChange={(event) => onChange(field, event.target.value)} />;
}

function refusedText(error: unknown): string {
  if (codeOf(error) === 'address-fixed') return 'Адрес и вид текста не меняются.';
  return changedText(error) ?? failureText(error);
}
