import { useEffect, useRef, type RefObject } from 'react';

type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Pixels at the top and the bottom of the window that sticky bars may cover. */
const BARS = 96;

/**
 * Moves the focus to the first refused field when the answer to a submit refuses any. The frame of the field
 * gets the focus, with its label and error, because the focused field itself would hide the error (SPEC 5.2).
 * The next Tab reaches the field, and typed text goes into it (decision 0106). A shopper who has moved to
 * another field in the meantime is not interrupted.
 * @param inForm any element of the form
 * @param names refused fields; each answer has a new list
 */
export function useGoToRefused(inForm: RefObject<Element | null>, names: readonly string[]): void {
  /** Whether an answer is pending. True at first: the document itself may be the answer to a form. */
  const isAwaited = useRef(true);
  const sentFrom = useRef<Element | null>(null);

  useEffect(() => {
    const form = inForm.current?.closest('form');
    if (!form) return;
    const note = () => {
      isAwaited.current = true;
      sentFrom.current = document.activeElement;
    };
    form.addEventListener('submit', note);
    return () => form.removeEventListener('submit', note);
  }, [inForm]);

  useEffect(() => {
    const form = inForm.current?.closest('form');
    if (!form || names.length === 0 || !isAwaited.current) return;
    isAwaited.current = false;
    const refused = [
      ...form.querySelectorAll<FormControl>('input:not([type="hidden"]), textarea, select'),
    ].filter(({ name }) => names.includes(name));
    const active = document.activeElement;
    const isElsewhere =
      active !== null &&
      active !== document.body &&
      active !== sentFrom.current &&
      !refused.some((control) => control === active);
    const [first] = refused;
    if (first !== undefined && !isElsewhere) focusFrame(first);
  }, [inForm, names]);
}

function focusFrame(control: FormControl): void {
  // A group of radio buttons hides its error while anything inside has the focus.
  const field = (control.type === 'radio' && control.closest('fieldset')) || control;
  const frame = field.parentElement?.closest<HTMLElement>('div');
  if (!frame) return;
  frame.tabIndex = -1;
  frame.focus({ preventScroll: true });
  typeInto(frame, control);
  const { top, bottom } = field.getBoundingClientRect();
  if (top < BARS || bottom > window.innerHeight - BARS) field.scrollIntoView({ block: 'center' });
}

/**
 * The first key that writes, deletes or pastes text moves the focus from the frame into its field, which then
 * handles the key.
 */
function typeInto(frame: HTMLElement, control: FormControl): void {
  if (control.type === 'radio' || control.type === 'checkbox') return;
  const ended = new AbortController();
  const { signal } = ended;
  frame.addEventListener(
    'keydown',
    (event) => {
      if (event.target === frame && writes(event)) control.focus();
    },
    { signal },
  );
  frame.addEventListener('focusout', () => ended.abort(), { signal });
}

/** Whether a key would change the text of a field. */
export function writes({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean {
  if (ctrlKey || metaKey) return ['v', 'м'].includes(key.toLowerCase());
  return !altKey && (key.length === 1 || key === 'Backspace' || key === 'Delete');
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;
