/**
 * Elements that the button must not cover, besides text: controls, fields, codes for eye or camera, and the
 * buying bars.
 */
const TAKEN =
  'a, button, input, select, textarea, label, summary, [role="button"], [role="img"], video, canvas, [data-keep-clear], [data-buy-bar], [data-tab-bar]';
/** Distance between the points that are tested: smaller than the smallest target, and each takes a third of a millisecond. */
const STEP = 14;
/** Gap between the button and its neighbours. */
const MARGIN = 4;
/** Largest distance above the button's normal position, as a part of the window's height. */
const HIGHEST = 0.5;

/**
 * How many pixels the button must move up from its normal position to cover nothing that is pressed or read. Null
 * when there is no such position.
 * @param lift its current distance above the normal position
 */
export function liftToFreeSpace(button: HTMLElement, lift: number): number | null {
  const { left, right, bottom, height } = button.getBoundingClientRect();
  const columns = steps(left - MARGIN, right + MARGIN);
  const lowest = bottom + lift + MARGIN;
  const needed = height + 2 * MARGIN;
  const highest = window.innerHeight * HIGHEST;
  let freeFrom = lowest;
  let y = lowest;
  while (lowest - freeFrom <= highest) {
    const top = topOfTaken(columns, y, button);
    if (top !== null) {
      // No position is free below the top of the obstacle: skip the rows in between.
      y = Math.min(y, Math.floor(top)) - 1;
      freeFrom = y;
    } else if (freeFrom - y >= needed) {
      return lowest - freeFrom;
    } else {
      y -= STEP;
    }
  }
  return null;
}

function steps(from: number, to: number): number[] {
  const count = Math.ceil((to - from) / STEP);
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
}

/** The upper edge of an element in the row that the button must not cover; null if the row is free. */
function topOfTaken(columns: readonly number[], y: number, button: HTMLElement): number | null {
  for (const x of columns) {
    for (const element of document.elementsFromPoint(x, y)) {
      if (button.contains(element)) continue;
      const top = element.matches(TAKEN) ? element.getBoundingClientRect().top : topOfText(element, x, y);
      if (top !== null) return top;
    }
  }
  return null;
}

/** The upper edge of a line of the element's own text within one step of the point; null if there is none. */
function topOfText(element: Element, x: number, y: number): number | null {
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE || node.nodeValue?.trim() === '') continue;
    const range = document.createRange();
    range.selectNode(node);
    const near = Array.from(range.getClientRects()).find(
      (line) =>
        line.left <= x + STEP && line.right >= x - STEP && line.top <= y + STEP && line.bottom >= y - STEP,
    );
    if (near) return near.top;
  }
  return null;
}
