import { useEffect, useSyncExternalStore } from 'react';

export type HotKey = {
  /** Physical key, `KeyJ`: the same in both layouts. With `Ctrl+` before it, it works while somebody types too. */
  code: string;
  /** As printed on the key. */
  shown: string;
  does: string;
  run: () => void;
};

/** After `G` a letter names a section for this long. */
const CHORD_MS = 1500;

let held: readonly (readonly HotKey[])[] = [];
let sections: readonly HotKey[] = [];
let chordUntil = 0;
const listeners = new Set<() => void>();

/** Keys of the screen, as long as the component is shown. Pass a list that changes only with its content. */
export function useKeys(keys: readonly HotKey[]): void {
  useEffect(() => {
    set([...held, keys]);
    return () => set(held.filter((one) => one !== keys));
  }, [keys]);
}

/** Sections that a letter after `G` opens. */
export function useSectionKeys(keys: readonly HotKey[]): void {
  useEffect(() => {
    sections = keys;
    set([...held]);
  }, [keys]);
}

export type KnownKeys = { ofScreen: readonly HotKey[]; ofSections: readonly HotKey[] };

/** All keys that work now. */
export function useKnownKeys(): KnownKeys {
  const lists = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => held,
  );
  return { ofScreen: lists.flat(), ofSections: sections };
}

type Pressed = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * Runs what the key means; false when it means nothing. With Shift, and with Ctrl or Command, only keys that are named
 * so (`Shift+Slash`, `Ctrl+Enter`) work.
 * @param at milliseconds, for the two keys of a section
 */
export function press({ code, ctrlKey, metaKey, altKey, shiftKey }: Pressed, at: number): boolean {
  if (altKey) return false;
  const isCtrl = ctrlKey || metaKey;
  const name = `${isCtrl ? 'Ctrl+' : ''}${shiftKey ? 'Shift+' : ''}${code}`;
  const isChord = at < chordUntil;
  chordUntil = name === 'KeyG' && !isChord ? at + CHORD_MS : 0;
  if (chordUntil > 0) return true;
  const known = isChord ? sections : held.toReversed().flat();
  const found = known.find((key) => key.code === name);
  found?.run();
  return found !== undefined;
}

/** Listens on the window. Keys that write a character are off while somebody types, all keys while a window is open. */
export function listenToKeys(): () => void {
  const onKey = (event: KeyboardEvent): void => {
    const isTyped = !event.ctrlKey && !event.metaKey && !/^F\d+$/.test(event.code);
    if (event.defaultPrevented || (isTyped && isTyping(event.target)) || isModalOpen()) return;
    if (press(event, performance.now())) event.preventDefault();
  };
  window.addEventListener('keydown', onKey);
  return () => window.removeEventListener('keydown', onKey);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}

function isModalOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

function set(lists: typeof held): void {
  held = lists;
  for (const listener of listeners) listener();
}
