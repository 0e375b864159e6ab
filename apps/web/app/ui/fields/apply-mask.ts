/**
 * Inserts formatting characters between digits: `9162` → `+7 (916) 2`, `20111990` → `20.11.1990`. `isDeletion`: the
 * edit was a deletion.
 */
export type Mask = (raw: string, isDeletion: boolean) => string;

export type Edit = {
  /** Value of the field after the edit, before the mask. */
  raw: string;
  /** Position of the caret in it. */
  caret: number;
  /** Value shown before the edit. */
  before: string;
  /** `InputEvent.inputType`; empty for autofill. */
  inputType: string;
};

/** Applies the mask to an edit: the value to show, and the position of the caret. */
export function applyMask(edit: Edit, mask: Mask): { text: string; caret: number } {
  const isDeletion = edit.inputType.startsWith('delete');
  const { raw, caret } = isDeletion ? withoutDigit(edit, mask) : edit;
  const text = mask(raw, isDeletion);
  if (caret >= raw.length) return { text, caret: text.length };
  return { text, caret: Math.min(text.length, mask(raw.slice(0, caret), isDeletion).length) };
}

/**
 * When only a mask character was deleted, which the mask would restore, also deletes the digit before or
 * after it. Backspace after the bracket of `+7 (916) ` removes the 6: `+7 (91`.
 */
function withoutDigit({ raw, caret, before, inputType }: Edit, mask: Mask): { raw: string; caret: number } {
  const hasLostSign = raw.length === before.length - 1 && mask(raw, true) === before;
  if (!hasLostSign) return { raw, caret };
  const isForward = inputType.endsWith('Forward');
  const digit = isForward ? caret + raw.slice(caret).search(/\d/) : lastDigit(raw.slice(0, caret));
  if (digit < (isForward ? caret : 0)) return { raw, caret };
  return { raw: raw.slice(0, digit) + raw.slice(digit + 1), caret: isForward ? caret : digit };
}

function lastDigit(text: string): number {
  return text.search(/\d\D*$/);
}
