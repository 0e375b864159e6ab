/** What a scanner typed: the УИН of sixteen digits, or null when the code is something else. */
export type Scan = { uin: string | null; text: string };

/** A hand is slower than this between two keys, milliseconds. */
const GAP_MS = 50;
/** A scan without an end key ends after this silence. */
export const SILENCE_MS = 100;
/** Fewer keys are somebody typing. */
const MIN_KEYS = 8;
const UIN = /^\d{16}$/;

const ENDS = new Set(['Enter', 'NumpadEnter', 'Tab']);
/** Keys that scanners press around other keys. */
const SILENT = new Set(['ShiftLeft', 'ShiftRight', 'ControlLeft', 'ControlRight', 'AltLeft', 'AltRight']);
/** Separator of fields in a DataMatrix (GS): Ctrl and `]`, or F8, by the settings of the scanner. */
const SEPARATORS = new Set(['F8', 'BracketRight']);

export type Key = { code: string; ctrlKey: boolean; at: number };

/**
 * Distinguishes a scanner from a hand by the speed of its keys. Codes of keys are read, so the Russian layout spells
 * the same digits.
 */
export class ScanReader {
  #keys: string[] = [];
  #last = Number.NEGATIVE_INFINITY;

  /**
   * Takes a key. `started`: it may begin a scan, so what is in the field now has to be kept; `scanning`: no
   * hand is that fast; a `Scan`: the key ended it; null: not a scan.
   */
  take({ code, ctrlKey, at }: Key): 'started' | 'scanning' | 'perhaps' | Scan | null {
    if (SILENT.has(code)) return this.isScanning ? 'scanning' : null;
    const isFast = at - this.#last <= GAP_MS;
    if (ENDS.has(code)) {
      const scan = isFast ? this.end() : null;
      this.reset();
      return scan;
    }
    const sign = signOf(code, ctrlKey);
    if (sign === null) {
      this.reset();
      return null;
    }
    if (!isFast) this.#keys = [];
    this.#keys.push(sign);
    this.#last = at;
    if (this.isScanning) return 'scanning';
    return this.#keys.length === 1 ? 'started' : 'perhaps';
  }

  get isScanning(): boolean {
    return this.#keys.length >= MIN_KEYS;
  }

  /** Ends by silence; null when the keys before were a hand's. */
  end(): Scan | null {
    const text = this.#keys.join('');
    const isScan = this.isScanning;
    this.reset();
    if (!isScan) return null;
    const fields = text.split(SEPARATOR).map((field) => field.replaceAll(/\D/g, ''));
    return { uin: fields.find((field) => UIN.test(field)) ?? null, text };
  }

  reset(): void {
    this.#keys = [];
    this.#last = Number.NEGATIVE_INFINITY;
  }
}

const SEPARATOR = '|';

function signOf(code: string, ctrlKey: boolean): string | null {
  if (SEPARATORS.has(code) && (ctrlKey || code === 'F8')) return SEPARATOR;
  if (ctrlKey) return null;
  return /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? /^Key([A-Z])$/.exec(code)?.[1] ?? null;
}
