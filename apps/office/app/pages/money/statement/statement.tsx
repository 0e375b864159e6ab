import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type {
  importStatement as contract,
  StatementLine,
} from '@yahont/contracts/office/money/statements.ts';
import type { AnswerOf } from '@yahont/contracts/wire/endpoint.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { Button } from '#app/parts/button.tsx';
import { Panel } from '#app/parts/facts/panel.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { Note } from '#app/parts/note.tsx';
import { call, codeOf } from '#app/lib/calls/call.ts';
import { importStatement } from '#app/lib/calls/routes/money.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { BANK_LINES_KEY, INVOICES_KEY } from '../money-keys.ts';
import { RESULT_WORDS } from '../money-words.ts';
import { readBase64 } from './read-base64.ts';
import styles from './statement.module.css';

type Read = AnswerOf<typeof contract> & { name: string };

/** A statement of the bank, and what became of its lines. */
export function Statement() {
  const cache = useQueryClient();
  const file = useRef<HTMLInputElement>(null);
  const reading = useMutation({
    mutationFn: async (chosen: File): Promise<Read> => {
      const body = { file: await readBase64(chosen) };
      const read = await call(
        importStatement,
        { body },
        { about: `Прочесть выписку «${chosen.name}» и записать деньги счетов.` },
      );
      return { ...read, name: chosen.name };
    },
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: INVOICES_KEY }),
        cache.invalidateQueries({ queryKey: BANK_LINES_KEY }),
      ]),
  });
  return (
    <Panel
      title="Выписка банка"
      note={reading.isSuccess ? headOf(reading.data) : 'файл обмена с 1С, тот же ещё раз ничего не запишет'}
      aside={
        <>
          <input
            ref={file}
            type="file"
            accept=".txt,text/plain"
            className={styles.file}
            tabIndex={-1}
            aria-label="Файл выписки"
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              // The same file may be chosen again.
              event.target.value = '';
              if (chosen !== undefined) reading.mutate(chosen);
            }}
          />
          <Button look="quiet" size="small" isBusy={reading.isPending} onClick={() => file.current?.click()}>
            <Icon name="plus" size={16} />
            Выбрать выписку
          </Button>
        </>
      }
      isFlush
    >
      {reading.isError && (
        <div role="alert" className={styles.note}>
          <Note tone="bad">{refusedText(reading.error)}</Note>
        </div>
      )}
      {reading.isSuccess && <Lines read={reading.data} />}
      {!reading.isSuccess && !reading.isError && (
        <p className={styles.hint}>
          Строки с номером заказа запишутся сами, остальные встанут выше: их разбирают руками.
        </p>
      )}
    </Panel>
  );
}

function headOf({ name, accounts, from, to, lines }: Read): string {
  const days = from === null || to === null ? '' : `, ${daysText(from, to)}`;
  const account = accounts.map((one) => `··${one.slice(-4)}`).join(', ');
  return `${name}, счёт ${account}${days}, ${countOf(lines.length, ['строка', 'строки', 'строк'])}`;
}

const daysText = (from: string, to: string): string =>
  from === to ? formatDayMonth(from) : `${formatDayMonth(from)} — ${formatDayMonth(to)}`;

function Lines({ read }: { read: Read }) {
  const { lines, unreadable } = read;
  return (
    <>
      <table className={styles.root}>
        <thead>
          <tr>
            <th scope="col">П/п</th>
            <th scope="col">Кто и за что</th>
            <th scope="col">Сумма</th>
            <th scope="col">Что вышло</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineRow key={`${line.way}.${line.paymentOrder}.${line.date}.${line.other}`} line={line} />
          ))}
        </tbody>
      </table>
      {unreadable.length > 0 && (
        <p className={styles.hint}>Не прочитаны строки файла: {unreadable.join(', ')}.</p>
      )}
    </>
  );
}

function LineRow({ line }: { line: StatementLine }) {
  const { text, isWork } = RESULT_WORDS[line.result];
  const sum = formatRoubles(line.way === 'in' ? line.amount : kopecks(0 - line.amount));
  return (
    <tr>
      <th scope="row">
        {line.paymentOrder}
        <small>{formatDayMonth(line.date)}</small>
      </th>
      <td>
        {line.other}
        <small>{line.purpose}</small>
      </td>
      <td className={styles.sum}>{sum}</td>
      <td data-work={isWork || undefined} data-good={line.result === 'recorded' || undefined}>
        {text}
        {line.orderId !== null && <small>Я-{line.orderId}</small>}
      </td>
    </tr>
  );
}

function refusedText(error: unknown): string {
  const code = codeOf(error);
  if (code === 'not-a-statement')
    return 'Это не выписка в формате 1С: выгрузите её из банка для обмена с 1С.';
  if (code === 'foreign-account') return 'В выписке чужой счёт: ни один наш счёт покупателю его не называл.';
  if (error instanceof RangeError) return 'Файл больше 3 МБ: выгрузите выписку за один день.';
  return failureText(error);
}
