import { isAnyModalOpen } from '#app/ui/modals/open-modals.ts';
import type { Chance } from '../callback-machine.ts';
import { wasOpenThisVisit } from './callback-visit.ts';

/** Text fields; a checkbox or a button keeps the focus long after it was pressed. */
const FIELD =
  'input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit]), textarea, select, [contenteditable]';
/** An open header menu, list or other layer. */
const OPEN_LAYER = ':is(header [aria-expanded="true"], [aria-haspopup][aria-expanded="true"])';
/** The minimal header of the checkout, where nothing may distract the shopper. */
const MINIMAL = 'header[data-layout="minimal"]';
/** Codes that a camera or a cashier reads. */
const CODE = '[data-code]';
/** Up to this width the cookie question takes the panel's place. */
const NARROW = '(max-width: 1023.98px)';

/** Whether the panel may open by itself: once per visit, and not while the shopper is busy. */
export function openingChance(): Chance {
  if (wasOpenThisVisit()) return 'never';
  return isShopperBusy() ? 'later' : 'now';
}

function isShopperBusy(): boolean {
  if (document.hidden || isAnyModalOpen()) return true;
  if (document.activeElement?.matches(FIELD)) return true;
  if (document.querySelector(`${OPEN_LAYER}, ${MINIMAL}`) !== null) return true;
  if (Array.from(document.querySelectorAll(CODE)).some(isInView)) return true;
  return matchMedia(NARROW).matches && document.querySelector('[data-question="cookies"]') !== null;
}

function isInView(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}
