import { useCallback, useEffect } from 'react';
import { useFetcher } from 'react-router';
import { askPasskey, stopAsking } from './ask-passkey.ts';
import { PasskeyButton } from './passkey-button.tsx';

type Props = { action: string; next: string; isBusy: boolean };

/** Sign-in with a passkey: from the list under the phone field, or by the button. Loaded where browsers have passkeys. */
export default function PasskeyEntry({ action, next, isBusy }: Props) {
  const { submit } = useFetcher({ key: 'sign-in' });
  const enter = useCallback(
    (passkey: string) => submit({ intent: 'sign-in', passkey, next }, { method: 'post', action }),
    [submit, action, next],
  );
  // The browser waits for a choice from its list as long as the panel is open.
  useEffect(() => {
    let isOpen = true;
    void (async () => {
      const outcome = await askPasskey({ autofill: true, isWanted: () => isOpen });
      if (isOpen && outcome.kind === 'answered') void enter(outcome.answer);
    })();
    return () => {
      isOpen = false;
      stopAsking();
    };
  }, [enter]);

  return (
    <PasskeyButton
      ask={() => askPasskey({ autofill: false })}
      onAnswer={enter}
      size="big"
      isWide
      isBusy={isBusy}
    >
      Войти по ключу
    </PasskeyButton>
  );
}
