let isWatching = false;
let isPressed = false;

/** Must be called before the first `afterPress`: a press that has already begun cannot be detected later. */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  // Other buttons do not click, and the context menu of the right one swallows the end of the press.
  document.addEventListener('pointerdown', ({ button }) => (isPressed = button === 0), {
    capture: true,
    passive: true,
  });
  for (const end of ['pointerup', 'pointercancel']) {
    document.addEventListener(end, () => (isPressed = false), { capture: true, passive: true });
  }
}

/**
 * Runs at once, or after the current press has become a click. A layout shift while a finger is down would
 * move the button away from under it.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) {
    run();
    return;
  }
  const finish = () => {
    document.removeEventListener('pointerup', finish);
    document.removeEventListener('pointercancel', finish);
    // The click event follows immediately.
    setTimeout(run);
  };
  document.addEventListener('pointerup', finish);
  document.addEventListener('pointercancel', finish);
}
