import { useMutation } from '@tanstack/react-query';
import type { SignIn } from '@yahont/contracts/office/staff-sign-in.ts';
import { Button } from '#app/parts/button.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { Note } from '#app/parts/note.tsx';
import { enterByPasskey, passkeyErrorText } from '#app/lib/passkeys/passkeys.ts';
import styles from './sign-in-form.module.css';

/** A passkey is both steps at once: the device has checked its person. */
export function PasskeyButton({ onDone }: { onDone: (signIn: SignIn) => void }) {
  const entering = useMutation({ mutationFn: enterByPasskey, onSuccess: onDone });
  return (
    <div className={styles.root}>
      {entering.isError && (
        <div role="alert">
          <Note tone="bad">{passkeyErrorText(entering.error)}</Note>
        </div>
      )}
      <Button look="quiet" size="tall" isWide isBusy={entering.isPending} onClick={() => entering.mutate()}>
        <Icon name="fingerprint" size={18} />
        {entering.isPending ? 'Ждём ключ' : 'Войти ключом устройства'}
      </Button>
    </div>
  );
}
