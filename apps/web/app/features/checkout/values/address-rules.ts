import { cleanTyped } from '@yahont/values/typed/typed-text.ts';

export function isStreet(text: string): boolean {
  return cleanTyped(text).length >= 2;
}

export function isHouse(text: string): boolean {
  return cleanTyped(text) !== '';
}
