/** A control with what its reader typed, ticked, chose or attached. */
type TypedControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isControl(element: Element | null | undefined): element is TypedControl {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/** Whether the control differs from its markup. */
export function isTyped(control: TypedControl): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== indexInMarkup(control);
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (isTick(control)) return control.checked !== control.defaultChecked;
  if (control.type === 'file') return (control.files?.length ?? 0) > 0;
  return control.value !== control.defaultValue;
}

/**
 * Gives what was typed into a control to its counterpart that React made, with the events of a reader's own input, so
 * that React learns of it.
 * @param isLeft whether the reader has gone on to another control: some fields count when they are left
 */
export function giveTyped(from: TypedControl, to: TypedControl, isLeft: boolean): void {
  if (from.tagName !== to.tagName || from.type !== to.type || from.name !== to.name) return;
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && isTick(from)) {
    // React listens to the click. A radio button that lost its tick loses it to the one that has it.
    if (to.checked !== from.checked && (from.type === 'checkbox' || from.checked)) to.click();
    return;
  }
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.type === 'file') {
    to.files = from.files;
    to.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (from.value === to.value) return;
  setValue(to, from.value);
  to.dispatchEvent(new Event(to instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  if (!isLeft) return;
  // A handle counts when it is let go.
  if (to.type === 'range') to.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  to.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

function isTick({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}

function indexInMarkup({ options }: HTMLSelectElement): number {
  return Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );
}

/** React replaces the setter of a control by one that hides the change from it. */
function setValue(control: TypedControl, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
}
