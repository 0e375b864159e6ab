import { beforeEach, expect, test, vi } from 'vitest';

let page: EventTarget;
let run: () => void;
let afterPress: (run: () => void) => void;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  page = new EventTarget();
  vi.stubGlobal('document', page);
  const presses = await import('./after-press.ts');
  presses.watchPresses();
  ({ afterPress } = presses);
  run = vi.fn<() => void>();
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

function press(button: number) {
  page.dispatchEvent(Object.assign(new Event('pointerdown'), { button }));
}

test('without a press it runs at once', () => {
  afterPress(run);
  expect(run).toHaveBeenCalledOnce();
});

test.each(['pointerup', 'pointercancel'])('it waits for the end of a press: %s', (end) => {
  press(0);
  afterPress(run);
  page.dispatchEvent(new Event(end));
  expect(run, 'the click has not come yet').not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});

test('a press of the right button is not waited for, because its menu may swallow the end', () => {
  press(2);
  afterPress(run);
  expect(run).toHaveBeenCalledOnce();
});
