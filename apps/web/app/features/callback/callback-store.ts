import { initialState, nextState, wakesAt } from './callback-machine.ts';
import type { CallbackEvent, CallbackState, Chance } from './callback-machine.ts';
import { rememberOpening } from './opening/callback-visit.ts';
import { openingChance } from './opening/opening-chance.ts';

export type CallbackStore = {
  look: () => CallbackState;
  send: (event: CallbackEvent) => void;
  /** Calls after each change; answers how to stop it. */
  watch: (onChange: () => void) => () => void;
};

export type Surroundings = {
  /** Asked when the panel is about to open by itself. */
  chance: () => Chance;
  /** It opened, by itself or by hand. */
  onOpen: () => void;
};

/** Milliseconds of the document's own clock, which nobody sets. */
export const now = (): number => performance.now();

/** Gives the machine a clock that wakes it. `loadedAt` is a moment of that clock. */
export function createCallbackStore(loadedAt: number, { chance, onOpen }: Surroundings): CallbackStore {
  let state = initialState(loadedAt);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watchers = new Set<() => void>();

  function setAlarm(): void {
    clearTimeout(timer);
    const at = wakesAt(state);
    // A timer that came too early finds nothing to do and is set again.
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
  // What should have happened already happens now.
  tick();
  return {
    look: () => state,
    send,
    watch: (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}

let kept: CallbackStore | null = null;

/**
 * The one of this document: a countdown goes on, and what has opened by itself does not open again, when another tree
 * of components takes the page over.
 */
export function callbackStore(loadedAt: number): CallbackStore {
  kept ??= createCallbackStore(loadedAt, { chance: openingChance, onOpen: rememberOpening });
  return kept;
}
