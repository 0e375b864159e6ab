let isWatching = false;
let isPressed = false;

/** To be called before the first `afterPress`: a press cannot be asked about afterwards. */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  // Other buttons press nothing, and the menu that one of them opens keeps its end to itself.
  document.addEventListener('pointerdown', ({ button }) => (isPressed = button === 0), {
    capture: true,
    passive: true,
  });
  for (const end of ['pointerup', 'pointercancel']) {
    document.addEventListener(end, () => (isPressed = false), { capture: true, passive: true });
  }
}

/**
 * Runs at once, or when the press that is under way has become a click. What moves the page while a finger is down
 * would carry the pressed button away from under it.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) {
    run();
    return;
  }
  const finish = () => {
    document.removeEventListener('pointerup', finish);
    document.removeEventListener('pointercancel', finish);
    // The click comes right after.
    setTimeout(run);
  };
  document.addEventListener('pointerup', finish);
  document.addEventListener('pointercancel', finish);
}
