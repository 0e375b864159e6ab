import type { ChangeEvent } from 'react';
import { dressText } from './apply-mask.ts';
import type { Mask } from './apply-mask.ts';

const shown = new WeakMap<HTMLInputElement, string>();

/** Puts the mask on what was just typed, pasted, deleted or filled in, and leaves the caret where one types. */
export function dressInput({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>, mask: Mask) {
  const raw = input.value;
  const { text, caret } = dressText(
    {
      raw,
      caret: input.selectionStart ?? raw.length,
      before: shown.get(input) ?? input.defaultValue,
      inputType: nativeEvent instanceof InputEvent ? nativeEvent.inputType : '',
    },
    mask,
  );
  shown.set(input, text);
  if (text === raw) return;
  input.value = text;
  // Only a field that has the focus has a caret; elsewhere some browsers would give it the focus.
  if (input === document.activeElement) input.setSelectionRange(caret, caret);
}
