import { useSyncExternalStore } from 'react';
import { Button } from '#app/ui/buttons/button.tsx';

const NEVER = () => () => {};

/** Prints the page; hidden without scripts, which it needs. */
export function PrintButton() {
  const canPrint = useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  );
  return (
    <Button variant="quiet" hidden={!canPrint} onClick={() => window.print()}>
      Распечатать
    </Button>
  );
}
