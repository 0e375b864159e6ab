import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BackupCodes } from '#app/blocks/backup-codes.tsx';
import { CodeCells } from '#app/blocks/code-cells.tsx';
import { Button } from '#app/parts/button.tsx';
import { Dialog, DialogButtons } from '#app/parts/dialog.tsx';
import { Note } from '#app/parts/note.tsx';
import { call } from '#app/lib/calls/call.ts';
import { renewBackupCodes } from '#app/lib/calls/routes/own.ts';
import { keyErrorText } from './key-errors.ts';
import { KEYS_KEY } from '#app/lib/session/own-keys.ts';
import styles from './me-page.module.css';

/** New backup codes, for a code of the authenticator. While they are shown only the tick closes the window. */
export function CodesDialog({ onClose }: { onClose: () => void }) {
  const cache = useQueryClient();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const renew = useMutation({
    mutationFn: (typed: string) => call(renewBackupCodes, { body: { code: typed } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: KEYS_KEY }),
    onError: (reason) => {
      setCode('');
      setError(keyErrorText(reason));
    },
  });
  function send(typed: string): void {
    if (renew.isPending) return;
    setError(undefined);
    renew.mutate(typed);
  }
  if (renew.isSuccess)
    return (
      <Dialog title="Новые резервные коды" width="narrow">
        <BackupCodes codes={renew.data.backupCodes} next="Готово" onDone={onClose} />
      </Dialog>
    );
  return (
    <Dialog title="Новые резервные коды" width="narrow" onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (code.length === 6) send(code);
          else setError('Впишите все шесть цифр');
        }}
      >
        <Note tone="wait">Прежние коды перестанут действовать сразу. Новые будут показаны один раз.</Note>
        <CodeCells
          label="Код из приложения"
          value={code}
          onChange={setCode}
          onFull={send}
          error={error}
          isFirst
        />
        <DialogButtons>
          <Button type="submit" isBusy={renew.isPending}>
            Выдать новые
          </Button>
          <Button look="bare" onClick={onClose}>
            Отмена
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
