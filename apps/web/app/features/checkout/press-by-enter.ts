import type { KeyboardEvent } from 'react';

/** Enter in a field with a button of its own presses that button instead of ordering. `intent`: the value of the button. */
export function pressByEnter(intent: string) {
  return (event: KeyboardEvent<HTMLInputElement>): void => {
    const { form } = event.currentTarget;
    const button = form?.querySelector<HTMLButtonElement>(`button[value="${intent}"]`);
    if (event.key !== 'Enter' || !form || !button) return;
    event.preventDefault();
    form.requestSubmit(button);
  };
}
