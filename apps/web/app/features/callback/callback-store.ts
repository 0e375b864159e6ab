import {
  initialState,
  nextState,
  wakesAt,
  type CallbackEvent,
  type CallbackState,
  type Chance,
} from './callback-machine.ts';
import { rememberOpening } from './opening/callback-visit.ts';
import { openingChance } from './opening/opening-chance.ts';

export type CallbackStore = {
  getState: () => CallbackState;
  send: (event: CallbackEvent) => void;
  /** Calls `onChange` after each change. Returns the unsubscribe function. */
  watch: (onChange: () => void) => () => void;
};

export type Dependencies = {
  /** Called when the panel is about to open by itself. */
  chance: () => Chance;
  /** The panel was opened, by itself or by hand. */
  onOpen: () => void;
};

/** Milliseconds of the document's monotonic clock. */
export const now = (): number => performance.now();

/** Runs the machine with timers. `loadedAt`: time of the page load on `now()`'s clock. */
export function createCallbackStore(loadedAt: number, { chance, onOpen }: Dependencies): CallbackStore {
  let state = initialState(loadedAt);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watchers = new Set<() => void>();

  function setAlarm(): void {
    clearTimeout(timer);
    const at = wakesAt(state);
    // A timer that fires too early changes nothing and is set again.
    if (at !== null) timer = setTimeout(() => tick(), Math.max(0, at - now()));
  }
  function send(event: CallbackEvent): void {
    const wasOpen = state.isOpen;
    state = nextState(state, event);
    if (state.isOpen && !wasOpen) onOpen();
    setAlarm();
    for (const watcher of watchers) watcher();
  }
  function tick(): void {
    send({ type: 'tick', now: now(), chance: chance() });
  }
  // Events that are already due happen now.
  tick();
  return {
    getState: () => state,
    send,
    watch: (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}

let kept: CallbackStore | null = null;

/**
 * The store of this document: when another component tree takes over the page, a countdown continues, and the panel
 * does not open by itself again.
 */
export function callbackStore(loadedAt: number): CallbackStore {
  kept ??= createCallbackStore(loadedAt, { chance: openingChance, onOpen: rememberOpening });
  return kept;
}
