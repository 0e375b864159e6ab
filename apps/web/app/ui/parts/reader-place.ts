import { flushSync } from 'react-dom';

/** Indexes of children from a root down to an element. */
type Path = readonly number[];

/**
 * Replaces the markup of an element with the same markup made by React, and restores the reader's state in
 * it: the focus, the scroll offsets, and the press of a button marked `data-pressed`. State without a
 * counterpart in the new markup is skipped.
 */
export function replaceMarkup(old: Element, replace: () => void): void {
  const { activeElement } = document;
  const { parentElement: parent } = old;
  const index = parent === null ? 0 : [...parent.children].indexOf(old);
  const focused = activeElement !== null && activeElement !== old ? pathTo(old, activeElement) : null;
  const scrolled = [...old.querySelectorAll('*')]
    .filter(({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0)
    .map((element) => ({ path: pathTo(old, element), left: element.scrollLeft, top: element.scrollTop }));
  const button = [...old.querySelectorAll('[data-pressed]')].at(-1);
  const pressed = button === undefined ? null : pathTo(old, button);
  flushSync(replace);
  const next = parent?.children[index];
  if (next === undefined) return;
  for (const { path, left, top } of scrolled)
    elementAt(next, path)?.scrollTo({ left, top, behavior: 'instant' });
  const element = elementAt(next, focused);
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  const again = elementAt(next, pressed);
  if (again instanceof HTMLElement) again.click();
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
