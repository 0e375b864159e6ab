import { flushSync } from 'react-dom';
import { giveTyped, isControl, isTyped } from './typed-values.ts';

/** Indexes of children from a root down to an element. */
type Path = readonly number[];

/** Replaces the markup (`replaceMarkup`) when nothing in it is pressed: otherwise the press would be lost with its element. */
export function replaceWhenReleased(old: Element, replace: () => void): void {
  if (!old.matches(':active')) {
    replaceMarkup(old, replace);
    return;
  }
  const released = new AbortController();
  for (const type of ['pointerup', 'pointercancel', 'keyup'])
    addEventListener(
      type,
      () => {
        released.abort();
        // The click follows the release.
        setTimeout(() => replaceWhenReleased(old, replace));
      },
      { signal: released.signal },
    );
}

/**
 * Replaces the markup of an element with the same markup made by React, and restores the reader's state in
 * it: what was typed, ticked and chosen, the focus with its caret, the scroll offsets, and the press of a button
 * marked `data-pressed`. State without a counterpart in the new markup is skipped.
 */
function replaceMarkup(old: Element, replace: () => void): void {
  const { activeElement } = document;
  const { parentElement: parent } = old;
  const index = parent === null ? 0 : [...parent.children].indexOf(old);
  const focused = activeElement !== null && activeElement !== old ? pathTo(old, activeElement) : null;
  const scrolled = [...old.querySelectorAll('*')]
    .filter(({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0)
    .map((element) => ({ path: pathTo(old, element), left: element.scrollLeft, top: element.scrollTop }));
  const typed = [...old.querySelectorAll('input, textarea, select')]
    .filter((element) => isControl(element))
    .filter(isTyped)
    .map((control) => ({ path: pathTo(old, control), control }));
  const button = [...old.querySelectorAll('[data-pressed]')].at(-1);
  const pressed = button === undefined ? null : pathTo(old, button);
  flushSync(replace);
  const next = parent?.children[index];
  if (next === undefined) return;
  for (const { path, left, top } of scrolled)
    elementAt(next, path)?.scrollTo({ left, top, behavior: 'instant' });
  for (const { path, control } of typed) {
    const counterpart = elementAt(next, path);
    if (isControl(counterpart)) giveTyped(control, counterpart, control !== activeElement);
  }
  const element = elementAt(next, focused);
  if (element instanceof HTMLElement) {
    element.focus({ preventScroll: true });
    moveCaret(activeElement, element);
  }
  const again = elementAt(next, pressed);
  if (again instanceof HTMLElement) again.click();
}

/** Controls whose text has no caret, such as e-mail addresses, keep the browser's own. */
function moveCaret(from: Element | null, to: Element): void {
  if (!(from instanceof HTMLInputElement || from instanceof HTMLTextAreaElement)) return;
  if (!(to instanceof HTMLInputElement || to instanceof HTMLTextAreaElement)) return;
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/** Null when the element is not below the root. */
function pathTo(root: Element, element: Element): Path | null {
  const path: number[] = [];
  let at = element;
  while (at !== root) {
    const parent = at.parentElement;
    if (parent === null) return null;
    path.unshift([...parent.children].indexOf(at));
    at = parent;
  }
  return path;
}

function elementAt(root: Element, path: Path | null): Element | undefined {
  if (path === null) return undefined;
  let at: Element | undefined = root;
  for (const index of path) at = at?.children[index];
  return at;
}
