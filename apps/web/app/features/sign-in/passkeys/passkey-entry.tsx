import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useFetcher } from 'react-router';
import { askPasskey } from './ask-passkey.ts';
import { offerPasskeys, type PasskeyOffer } from './offer-passkeys.ts';
import { PasskeyButton } from './passkey-button.tsx';
import type { PasskeyOutcome } from './passkey-outcome.ts';

type Props = {
  /** The form with the phone field. */
  form: RefObject<HTMLFormElement | null>;
  action: string;
  next: string;
  isBusy: boolean;
};

/**
 * Sign-in with a passkey: from the list under the phone field, or by the button. Loaded when the browser
 * supports passkeys.
 */
export default function PasskeyEntry({ form, action, next, isBusy }: Props) {
  const offer = useRef<PasskeyOffer>(null);
  const { submit } = useFetcher({ key: 'sign-in' });
  const enter = useCallback(
    (passkey: string) => submit({ intent: 'sign-in', passkey, next }, { method: 'post', action }),
    [submit, action, next],
  );
  // The browser's list is outside React.
  useEffect(() => {
    if (form.current === null) return;
    const opened = offerPasskeys(form.current, (answer) => void enter(answer));
    offer.current = opened;
    return () => opened.stop();
  }, [form, enter]);

  /** The browser allows one prompt at a time: its window ends the list. */
  async function askInWindow(): Promise<PasskeyOutcome> {
    offer.current?.pause();
    const outcome = await askPasskey({ autofill: false });
    offer.current?.resume(outcome);
    return outcome;
  }

  return (
    <PasskeyButton ask={askInWindow} onAnswer={enter} isWide isBusy={isBusy}>
      Войти по ключу
    </PasskeyButton>
  );
}
