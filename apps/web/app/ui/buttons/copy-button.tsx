import { useSyncExternalStore } from 'react';
import { showToast } from '#app/ui/notices/toast-store.ts';
import { Button } from './button.tsx';

const NEVER = () => () => {};

type Props = {
  text: string;
  /** Text of the button. */
  name: string;
  /** Message after copying. */
  done: string;
};

/** Copies a text; hidden without scripts, which it needs. */
export function CopyButton({ text, name, done }: Props) {
  const canCopy = useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  );
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ content: done });
    } catch {
      showToast({ content: 'Не получилось скопировать. Выделите текст и скопируйте его' });
    }
  }
  return (
    <Button variant="quiet" hidden={!canCopy} onClick={() => void copy()}>
      {name}
    </Button>
  );
}
