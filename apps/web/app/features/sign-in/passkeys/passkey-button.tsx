import { useState, type ComponentProps } from 'react';
import { Button } from '#app/ui/buttons/button.tsx';
import { Refusal } from '../refusal.tsx';
import type { PasskeyOutcome } from './passkey-outcome.ts';

type Props = Pick<ComponentProps<typeof Button>, 'isWide' | 'children'> & {
  ask: () => Promise<PasskeyOutcome>;
  /** Called with the browser's answer as JSON, and the form around the button. */
  onAnswer: (answer: string, form: HTMLFormElement | null) => Promise<void>;
  isBusy?: boolean;
};

const FAILED = { code: 'unavailable', retryAfter: 0, wrong: [] };

/** Asks for a passkey; shows an error when the shop could not provide a challenge. */
export function PasskeyButton({ ask, onAnswer, isBusy = false, children, ...look }: Props) {
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');

  async function press(form: HTMLFormElement | null): Promise<void> {
    setState('asking');
    const outcome = await ask();
    setState(outcome.kind === 'failed' ? 'failed' : 'idle');
    if (outcome.kind === 'answered') await onAnswer(outcome.answer, form);
  }

  return (
    <>
      <Button
        variant="ghost"
        {...look}
        isWaiting={state === 'asking' || isBusy}
        waitingText="Ждём ключ"
        onClick={(event) => void press(event.currentTarget.form)}
      >
        {children}
      </Button>
      <Refusal problem={state === 'failed' ? FAILED : null} />
    </>
  );
}
