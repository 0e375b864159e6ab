import { useSubmit } from 'react-router';
import { askPasskey } from './ask-passkey.ts';
import { PasskeyButton } from './passkey-button.tsx';

/** Proves with a passkey; sends along what the form around it carries. */
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
