/** Puts the signs of a form between digits: `+7 (916) 20`, `20.11.1990`. `isDeletion`: something was just deleted. */
export type Mask = (raw: string, isDeletion: boolean) => string;

export type Edit = {
  /** What the field holds after the keystroke, before the mask. */
  raw: string;
  /** Where the caret stands in it. */
  caret: number;
  /** What the field showed before the keystroke. */
  before: string;
  /** `InputEvent.inputType`; empty when the browser filled the field by itself. */
  inputType: string;
};

/** What the field shows then, and where the caret stands. */
export function dressText(edit: Edit, mask: Mask): { text: string; caret: number } {
  const isDeletion = edit.inputType.startsWith('delete');
  const { raw, caret } = isDeletion ? withoutDigit(edit, mask) : edit;
  const text = mask(raw, isDeletion);
  if (caret >= raw.length) return { text, caret: text.length };
  return { text, caret: Math.min(text.length, mask(raw.slice(0, caret), isDeletion).length) };
}

/** Where only a sign of the mask was deleted, which comes back at once, the digit beyond it goes as well. */
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
