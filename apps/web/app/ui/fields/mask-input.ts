import type { ChangeEvent } from 'react';
import { applyMask, type Mask } from './apply-mask.ts';

const shown = new WeakMap<HTMLInputElement, string>();

/** Applies the mask to an edit or autofill, and keeps the caret in place. */
export function applyMaskToInput(
  { currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>,
  mask: Mask,
) {
  const raw = input.value;
  const { text, caret } = applyMask(
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
  // Only for a focused field: otherwise setting the caret would focus it in some browsers.
  if (input === document.activeElement) input.setSelectionRange(caret, caret);
}
