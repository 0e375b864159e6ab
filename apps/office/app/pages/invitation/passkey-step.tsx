import { useMutation } from '@tanstack/react-query';
import { Button } from '#app/parts/button.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { Note } from '#app/parts/note.tsx';
import { createPasskey, passkeyErrorText } from '#app/lib/passkeys/passkeys.ts';
import styles from './invitation-page.module.css';

/** A passkey of this device, which one may also make later. */
export function PasskeyStep({ onDone }: { onDone: () => void }) {
  const making = useMutation({ mutationFn: createPasskey, onSuccess: onDone });
  return (
    <div className={styles.form}>
      <p className={styles.lead}>
        Ключ этого устройства заменит и пароль, и код: палец, лицо или код экрана. Он не покидает устройство.
      </p>
      <Note>На чужом или общем компьютере ключ не нужен: его можно добавить позже в разделе «Мой вход».</Note>
      {making.isError && (
        <div role="alert">
          <Note tone="bad">{passkeyErrorText(making.error)}</Note>
        </div>
      )}
      <Button size="tall" isWide isBusy={making.isPending} onClick={() => making.mutate()}>
        <Icon name="fingerprint" size={18} />
        {making.isPending ? 'Ждём устройство' : 'Добавить ключ'}
      </Button>
      <Button look="bare" size="tall" isWide onClick={onDone}>
        Позже, открыть офис
      </Button>
    </div>
  );
}
