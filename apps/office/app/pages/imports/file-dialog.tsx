import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { IMPORT_FILE_BYTES, ImportKind } from '@yahont/contracts/office/imports.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { Button } from '#app/parts/button.tsx';
import { Dialog, DialogButtons } from '#app/parts/dialog.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { Note } from '#app/parts/note.tsx';
import { Select } from '#app/parts/select.tsx';
import { call, codeOf } from '#app/lib/calls/call.ts';
import { startImport } from '#app/lib/calls/routes/imports.ts';
import { oneOf } from '#app/lib/lists/filters.ts';
import { may } from '#app/lib/session/me.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { KIND_WORDS, KINDS } from './import-words.ts';
import { RUNS_KEY } from './runs-key.ts';
import styles from './imports.module.css';

/** As the contract has it; the type refuses another number. */
const MOST_BYTES: typeof IMPORT_FILE_BYTES = 32_000_000;
const NEEDS = {
  prices: 'prices.set',
  items: 'exchange.run',
  products: 'products.edit',
  sections: 'products.edit',
} as const;

type Props = { me: Me; onClose: () => void; onBrought: (id: number) => void };

/** A file is dropped or chosen, and only checked: what it would change is seen before it is written. */
export function FileDialog({ me, onClose, onBrought }: Props) {
  const cache = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const offered = KINDS.filter((one) => may(me, NEEDS[one]));
  const [kind, setKind] = useState<ImportKind>(offered[0] ?? 'items');
  const [isOver, setOver] = useState(false);
  const sending = useMutation({
    mutationFn: (file: File) => {
      if (file.size > MOST_BYTES) throw new RangeError('the file is too large');
      return call(startImport, { params: { kind }, query: { name: file.name, preview: 'yes' } }, { file });
    },
    onSuccess: async ({ id }) => {
      await cache.invalidateQueries({ queryKey: RUNS_KEY });
      onBrought(id);
    },
  });
  const take = (file: File | undefined): void => {
    if (file !== undefined && !sending.isPending) sending.mutate(file);
  };
  return (
    <Dialog title="Принести файл" width="narrow" onClose={onClose}>
      <div className={styles.form}>
        <Select
          label="Что в файле"
          value={kind}
          options={offered.map((value) => ({ value, name: KIND_WORDS[value].name }))}
          help={`Столбцы: ${KIND_WORDS[kind].columns}.`}
          onChange={(event) => setKind(oneOf(KINDS)(event.target.value) ?? kind)}
        />
        <div
          className={styles.drop}
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            take(event.dataTransfer.files[0]);
          }}
        >
          <Icon name="file" size={24} />
          <p>Перетащите сюда CSV или строки JSON, до 32 МБ. Сначала файл только проверим.</p>
          <input
            ref={input}
            type="file"
            accept=".csv,.txt,.jsonl,.ndjson,text/csv,text/plain"
            className={styles.file}
            tabIndex={-1}
            aria-label="Файл товара"
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              // The same file may be chosen again.
              event.target.value = '';
              take(chosen);
            }}
          />
          <Button isBusy={sending.isPending} onClick={() => input.current?.click()}>
            Выбрать файл
          </Button>
        </div>
        {sending.isError && (
          <div role="alert">
            <Note tone="bad">{refusedText(sending.error)}</Note>
          </div>
        )}
      </div>
      <DialogButtons>
        <Button look="bare" onClick={onClose}>
          Отмена
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function refusedText(error: unknown): string {
  if (error instanceof RangeError || codeOf(error) === 'body-too-large')
    return 'Файл больше 32 МБ: разделите его или попросите администратора принести его командой.';
  if (codeOf(error) === 'empty-file') return 'Файл пуст.';
  return failureText(error);
}
