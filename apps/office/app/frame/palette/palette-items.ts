import type { OfficeOrderRow } from '@yahont/contracts/office/order-lists/order-list.ts';
import type { IconName } from '#app/parts/icon-name.ts';
import type { HotKey } from '#app/lib/keys/keys.ts';
import type { Section } from '#app/lib/session/section.ts';

/** What one may open or do from the palette. */
export type PaletteItem = {
  id: string;
  icon: IconName;
  name: string;
  /** Muted, after the name. */
  about: string;
  /** At the right: a sum, or a key. */
  aside: string;
  run: () => void;
};

export type PaletteGroup = { name: string; items: PaletteItem[] };

const UIN = /^\d{16}$/;

/** The sixteen digits of a УИН, however they are grouped; null for anything else. */
export function readUin(typed: string): string | null {
  const digits = typed.replaceAll(/[\s\u00A0-]/g, '');
  return UIN.test(digits) ? digits : null;
}

type Known = {
  typed: string;
  sections: readonly Section[];
  keys: readonly HotKey[];
  go: (path: string) => void;
};

/** Sections and keys of the screen whose name has every typed word, as a person would begin it. */
export function listCommands({ typed, sections, keys, go }: Known): PaletteGroup[] {
  const places = sections
    .filter(({ name }) => isMeant(name, typed))
    .map((section) => ({
      id: `go ${section.path}`,
      icon: section.icon,
      name: section.name,
      about: '',
      aside: `G ${section.key.shown}`,
      run: () => go(section.path),
    }));
  const deeds = keys
    .filter(({ does }) => isMeant(does, typed))
    .map(({ code, shown, does, run }) => ({
      id: `do ${code}`,
      icon: 'check' as const,
      name: does.charAt(0).toUpperCase() + does.slice(1),
      about: '',
      aside: shown,
      run,
    }));
  return withItems([
    { name: 'Сделать здесь', items: deeds },
    { name: 'Перейти', items: places },
  ]);
}

export function withItems(groups: readonly PaletteGroup[]): PaletteGroup[] {
  return groups.filter(({ items }) => items.length > 0);
}

/** Whether each typed word begins a word of the name; ё is е. */
export function isMeant(name: string, typed: string): boolean {
  const words = wordsOf(name);
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)));
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

export type FoundOrder = Pick<OfficeOrderRow, 'id' | 'number' | 'buyer' | 'total'>;
