import { useSubmit } from 'react-router';
import { askPasskey } from './ask-passkey.ts';
import { PasskeyButton } from './passkey-button.tsx';

/** Proves the identity with a passkey; also sends the fields of the surrounding form. */
export default function ProofByPasskey({ action }: { action: string }) {
  const submit = useSubmit();
  function prove(passkey: string, form: HTMLFormElement | null): Promise<void> {
    const fields = new FormData(form ?? undefined);
    fields.set('intent', 'prove');
    fields.set('passkey', passkey);
    return submit(fields, { method: 'post', action, preventScrollReset: true });
  }
  return (
    <PasskeyButton ask={() => askPasskey({ autofill: false })} onAnswer={prove}>
      Ключ входа
    </PasskeyButton>
  );
}
