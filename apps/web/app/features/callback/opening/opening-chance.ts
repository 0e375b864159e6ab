import { isAnyModalOpen } from '#app/ui/modals/open-modals.ts';
import type { Chance } from '../callback-machine.ts';
import { wasOpenThisVisit } from './callback-visit.ts';

/** Fields that are written in; a tick or a button keeps the focus long after it was pressed. */
const FIELD =
  'input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit]), textarea, select, [contenteditable]';
/** A menu of the header, a list or another layer that was opened by a press. */
const OPEN_LAYER = ':is(header [aria-expanded="true"], [aria-haspopup][aria-expanded="true"])';
/** Nothing distracts from paying. */
const CHECKOUT = 'header[data-layout="minimal"]';
/** Where the question about cookies takes the room that the panel needs. */
const NARROW = '(max-width: 1023.98px)';

/** Once per visit, when the shopper is not in the middle of something else. */
export function openingChance(): Chance {
  if (wasOpenThisVisit()) return 'never';
  return isShopperBusy() ? 'later' : 'now';
}

function isShopperBusy(): boolean {
  if (document.hidden || isAnyModalOpen()) return true;
  if (document.activeElement?.matches(FIELD)) return true;
  if (document.querySelector(`${OPEN_LAYER}, ${CHECKOUT}`) !== null) return true;
  return matchMedia(NARROW).matches && document.querySelector('[data-question="cookies"]') !== null;
}
