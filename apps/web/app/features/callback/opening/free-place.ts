/** What the button must not cover, besides text: what is pressed, typed in, or read by eye or camera, and the bars that buy. */
const TAKEN =
  'a, button, input, select, textarea, label, summary, [role="button"], [role="img"], video, canvas, [data-keep-clear], [data-buy-bar], [data-tab-bar]';
/** Distance between the points that are tested; smaller than the smallest target. */
const STEP = 8;
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
  const needed = Math.ceil((height + 2 * MARGIN) / STEP) + 1;
  const isIn = (element: Element): boolean => button.contains(element);
  const highest = window.innerHeight * HIGHEST;
  let free = 0;
  for (let row = 0; row * STEP <= height + 2 * MARGIN + STEP + highest; row += 1) {
    const y = lowest - row * STEP;
    free = columns.some((x) => isTaken(x, y, isIn)) ? 0 : free + 1;
    if (free === needed) return (row - needed + 1) * STEP;
  }
  return null;
}

function steps(from: number, to: number): number[] {
  const count = Math.ceil((to - from) / STEP);
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
}

function isTaken(x: number, y: number, isOwn: (element: Element) => boolean): boolean {
  return document
    .elementsFromPoint(x, y)
    .some((element) => !isOwn(element) && (element.matches(TAKEN) || hasTextAt(element, x, y)));
}

/** Whether a line of the element's own text is within a step of the point. */
function hasTextAt(element: Element, x: number, y: number): boolean {
  return Array.from(element.childNodes).some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.nodeValue?.trim() === '') return false;
    const range = document.createRange();
    range.selectNode(node);
    return Array.from(range.getClientRects()).some(
      (line) =>
        line.left <= x + STEP && line.right >= x - STEP && line.top <= y + STEP && line.bottom >= y - STEP,
    );
  });
}
