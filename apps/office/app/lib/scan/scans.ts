import { useEffect, useRef } from 'react';
import { ScanReader, SILENCE_MS, type Scan } from './scan-reader.ts';

type Listener = (scan: Scan) => void;
type Field = HTMLInputElement | HTMLTextAreaElement;

let listeners: readonly { current: Listener }[] = [];
let stopListening: (() => void) | undefined;

/**
 * Hears scanners wherever the focus is. The screen that was mounted last gets the scan; what the scanner typed
 * into a field is taken back. Without a listener scanners type as any keyboard does.
 */
export function useScans(onScan: Listener): void {
  const own = useRef(onScan);
  useEffect(() => {
    own.current = onScan;
  }, [onScan]);
  useEffect(() => {
    stopListening ??= listen();
    listeners = [...listeners, own];
    return () => {
      listeners = listeners.filter((one) => one !== own);
      if (listeners.length > 0) return;
      stopListening?.();
      stopListening = undefined;
    };
  }, []);
}

function listen(): () => void {
  const reader = new ScanReader();
  let before: { field: Field; value: string } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function give(scan: Scan | null): void {
    clearTimeout(timer);
    if (scan === null) return;
    if (before !== null) restore(before);
    before = null;
    listeners.at(-1)?.current(scan);
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.repeat) return;
    const taken = reader.take({ code: event.code, ctrlKey: event.ctrlKey, at: event.timeStamp });
    clearTimeout(timer);
    if (taken === null) return;
    if (typeof taken === 'object' || taken === 'scanning') {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (typeof taken === 'object') {
      give(taken);
      return;
    }
    if (taken === 'started') before = fieldOf(event.target);
    timer = setTimeout(() => give(reader.end()), SILENCE_MS);
  };
  window.addEventListener('keydown', onKey, { capture: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', onKey, { capture: true });
  };
}

function fieldOf(target: EventTarget | null): { field: Field; value: string } | null {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return null;
  return { field: target, value: target.value };
}

/** Sets the value past React's own setter, so that the form hears of it as of typing. */
function restore({ field, value }: { field: Field; value: string }): void {
  if (field.value === value) return;
  const kind = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
