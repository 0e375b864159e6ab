import { useNavigate, useSubmit } from 'react-router';
import { makePasskey } from './make-passkey.ts';
import { PasskeyButton } from './passkey-button.tsx';
import type { PasskeyOutcome } from './passkey-outcome.ts';

/**
 * Creates a passkey on this device and adds it to the account. Long after the sign-in it first leads to the
 * proof of identity. `proofUrl`: the page with that proof open.
 */
export default function AddPasskey({ proofUrl }: { proofUrl: string }) {
  const submit = useSubmit();
  const navigate = useNavigate();
  const ask = async (): Promise<PasskeyOutcome> => {
    const made = await makePasskey();
    if (made.kind !== 'proof-needed') return made;
    await navigate(proofUrl, { preventScrollReset: true });
    return { kind: 'cancelled' };
  };
  const keep = (passkey: string) =>
    submit(
      { intent: 'add-passkey', passkey },
      { method: 'post', action: '/personal/detail/', preventScrollReset: true },
    );
  return (
    <div>
      <PasskeyButton ask={ask} onAnswer={keep}>
        Добавить ключ
      </PasskeyButton>
    </div>
  );
}
