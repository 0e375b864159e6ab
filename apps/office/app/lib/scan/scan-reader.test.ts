import { expect, test } from 'vitest';
import { ScanReader, type Scan } from './scan-reader.ts';

const UIN = '1632418207716854';

function type(codes: readonly string[], gapMs: number): (Scan | null)[] {
  const reader = new ScanReader();
  let at = 1000;
  const scans = codes.map((code) => {
    at += gapMs;
    const taken = reader.take({ code, ctrlKey: false, at });
    return typeof taken === 'object' ? taken : null;
  });
  return scans.filter((scan) => scan !== null);
}

const digits = (text: string, prefix = 'Digit') => Array.from(text, (digit) => `${prefix}${digit}`);

test.each([
  ['digits and Enter', [...digits(UIN), 'Enter'], 8, UIN],
  ['the keypad and Tab', [...digits(UIN, 'Numpad'), 'Tab'], 20, UIN],
  [
    'fields of a DataMatrix',
    [...digits('0104601234567893'.slice(0, 10)), 'F8', ...digits(UIN), 'F8', 'Enter'],
    5,
    UIN,
  ],
  ['another code', [...digits('4601234567893'), 'Enter'], 8, null],
])('a scanner is heard: %s', (_, codes, gapMs, uin) => {
  expect(type(codes, gapMs).map((scan) => scan?.uin)).toEqual([uin]);
});

test('a hand is not a scanner, however long it types', () => {
  expect(type([...digits(UIN), 'Enter'], 90)).toEqual([]);
  expect(type([...digits('1632'), 'Enter'], 8)).toEqual([]);
});

test('silence ends a scan, and a pause begins another one', () => {
  const reader = new ScanReader();
  const press = (text: string, from: number) => {
    for (const [place, code] of digits(text).entries())
      reader.take({ code, ctrlKey: false, at: from + place * 10 });
  };
  press('99', 0);
  press(UIN, 500);
  expect(reader.isScanning).toBe(true);
  expect(reader.end()).toEqual({ uin: UIN, text: UIN });
  expect(reader.end()).toBeNull();
});
