import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CheckMark, OfficeReturn, PieceCheck } from '@yahont/contracts/office/returns.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { Button } from '#app/parts/button.tsx';
import { Panel } from '#app/parts/facts/panel.tsx';
import { Field, TextArea } from '#app/parts/field.tsx';
import { Note } from '#app/parts/note.tsx';
import { call } from '#app/lib/calls/call.ts';
import { checkReturned } from '#app/lib/calls/routes/returns.ts';
import { say } from '#app/lib/look/toast.ts';
import { may } from '#app/lib/session/me.ts';
import { CHECK_MARK } from '#app/lib/words/returns.ts';
import { useReturnDeeds } from '../data/use-return.ts';
import styles from './one.module.css';

type Piece = OfficeReturn['pieces'][number];
type MarkKey = Exclude<keyof PieceCheck, 'weightMg' | 'words'>;
type Marks = Partial<Record<MarkKey, CheckMark>>;

/** In the order in which a piece is looked at. */
const LIST: readonly { key: MarkKey; name: string; words: string }[] = [
  { key: 'uinMark', name: 'УИН совпал с проданным', words: 'на изделии, бирке и в заказе' },
  { key: 'dmdkMark', name: 'ГИИС ДМДК: продан нам, не в розыске', words: 'запись в системе' },
  { key: 'weightMark', name: 'Вес как в паспорте', words: 'расхождение не больше 0,02 г' },
  { key: 'tagMark', name: 'Бирка и пломба на месте', words: 'пломба цела' },
  { key: 'wearMark', name: 'Следов носки нет', words: 'шинка и касты под лупой' },
  { key: 'stoneMark', name: 'Камень тот же', words: 'сверить с сертификатом, тестер' },
];
const MARKS: readonly CheckMark[] = ['right', 'wrong', 'not-applicable'];
const MILLIGRAMS = 1000;

type Props = { one: OfficeReturn; piece: Piece; me: Me };

/** The check list of one piece; it can be filled in again until the decision. */
export function CheckPanel({ one, piece, me }: Props) {
  const isOpen = (one.state === 'received' || one.state === 'checked') && may(me, 'returns.check');
  const { check } = piece;
  const title = one.pieces.length === 1 ? 'Проверка' : `Проверка: ${piece.name}`;
  if (isOpen && piece.scannedUin !== null)
    return <CheckForm title={title} id={one.id} uin={piece.scannedUin} check={check} />;
  return (
    <Panel title={title} isFlush>
      {check === null ? (
        <p className={styles.checks}>Ещё не проверено.</p>
      ) : (
        <ul className={styles.checks}>
          {LIST.map(({ key, name }) => (
            <li key={key}>
              <div>{name}</div>
              <span>{CHECK_MARK[check[key]]}</span>
            </li>
          ))}
          {check.words !== '' && <li>{check.words}</li>}
        </ul>
      )}
    </Panel>
  );
}

type FormProps = { title: string; id: number; uin: string; check: PieceCheck | null };

function CheckForm({ title, id, uin, check }: FormProps) {
  const { keep, explain } = useReturnDeeds();
  const [marks, setMarks] = useState<Marks>(check ?? { uinMark: 'right' });
  const [grams, setGrams] = useState(gramsText(check?.weightMg ?? null));
  const [words, setWords] = useState(check?.words ?? '');
  const [fault, setFault] = useState<string>();
  const next = LIST.find(({ key }) => marks[key] === undefined)?.key;
  const done = LIST.filter(({ key }) => marks[key] !== undefined).length;
  const checking = useMutation({
    mutationFn: (all: Record<MarkKey, CheckMark>) =>
      call(checkReturned, { params: { id }, body: { ...all, uin, weightMg: readGrams(grams), words } }),
    onMutate: () => setFault(undefined),
    onSuccess: (now) => {
      keep(now);
      say('Проверка записана');
    },
    onError: async (error) => setFault(await explain(error, id)),
  });
  return (
    <Panel
      title={title}
      note={`${done} из ${LIST.length}`}
      isFlush
      foot={
        <>
          <div role="alert" className={styles.fault}>
            {fault !== undefined && <Note tone="bad">{fault}</Note>}
          </div>
          <Button
            size="tall"
            look={check === null ? 'main' : 'quiet'}
            isOff={next !== undefined}
            isBusy={checking.isPending}
            onClick={() => {
              const all = allOf(marks);
              if (grams.trim() !== '' && readGrams(grams) === null) setFault('Вес впишите в граммах: 3,48');
              else if (all !== null) checking.mutate(all);
            }}
          >
            {check === null ? 'Записать проверку' : 'Записать заново'}
          </Button>
          <span className={styles.hint}>
            {next === undefined ? 'Всё отмечено.' : `Осталось отметить: ${LIST.length - done}.`}
          </span>
        </>
      }
    >
      <ul className={styles.checks}>
        {LIST.map(({ key, name, words: hint }) => (
          <li key={key} data-next={key === next || undefined}>
            <div>
              {name}
              <small>{hint}</small>
            </div>
            <fieldset className={styles.marks} aria-label={name}>
              {MARKS.map((mark) => (
                <label key={mark} data-mark={mark}>
                  <input
                    type="radio"
                    name={`${uin}.${key}`}
                    checked={marks[key] === mark}
                    onChange={() => setMarks({ ...marks, [key]: mark })}
                  />
                  {CHECK_MARK[mark]}
                </label>
              ))}
            </fieldset>
          </li>
        ))}
      </ul>
      <div className={styles.extra}>
        <Field
          label="Вес, г"
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          value={grams}
          onChange={(event) => setGrams(event.target.value)}
        />
        <TextArea
          label="Заметка о состоянии"
          maxLength={500}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
    </Panel>
  );
}

function allOf(marks: Marks): Record<MarkKey, CheckMark> | null {
  const { uinMark, dmdkMark, weightMark, tagMark, wearMark, stoneMark } = marks;
  if (uinMark === undefined || dmdkMark === undefined || weightMark === undefined) return null;
  if (tagMark === undefined || wearMark === undefined || stoneMark === undefined) return null;
  return { uinMark, dmdkMark, weightMark, tagMark, wearMark, stoneMark };
}

const gramsText = (milligrams: number | null): string =>
  milligrams === null ? '' : String(milligrams / MILLIGRAMS).replace('.', ',');

/** «3,48» in milligrams; null when it was not weighed. */
function readGrams(typed: string): number | null {
  const grams = Number(typed.trim().replace(',', '.'));
  return grams > 0 ? Math.round(grams * MILLIGRAMS) : null;
}
