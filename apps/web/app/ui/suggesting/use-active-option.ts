import { useState, type KeyboardEvent, type RefObject } from 'react';

export type ActiveOption = {
  /** Id of the active option; null while the field itself is active. */
  id: string | null;
  press: (event: KeyboardEvent) => void;
  leave: () => void;
};

/** WAI-ARIA combobox: the focus stays in the field, arrows move through the options, Enter opens the active one. */
export function useActiveOption(list: RefObject<HTMLElement | null>): ActiveOption {
  const [id, setId] = useState<string | null>(null);

  function move(step: 1 | -1): void {
    const options = Array.from(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? []);
    if (options.length === 0) return;
    const at = options.findIndex((option) => option.id === id);
    // One more position than options: the field is between the last and the first option.
    const places = options.length + 1;
    const next = options[((at + 1 + step + places) % places) - 1];
    setId(next?.id ?? null);
    next?.scrollIntoView({ block: 'nearest' });
  }

  return {
    id,
    leave: () => setId(null),
    press: (event) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        move(event.key === 'ArrowDown' ? 1 : -1);
      } else if (event.key === 'Enter' && id !== null) {
        const option = document.getElementById(id);
        if (option === null) return;
        event.preventDefault();
        option.click();
      }
    },
  };
}
