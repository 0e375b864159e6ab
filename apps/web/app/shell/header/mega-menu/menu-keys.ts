import type { KeyboardEvent } from 'react';

type Keys = {
  /** Opens a section. Returns the first link of its panel once that is rendered. */
  enter: (index: number) => void;
};

/**
 * Arrow keys of the menu (WAI-ARIA disclosure navigation): up and down move along the sections or along the links of a
 * panel, right moves from a section into its panel, left moves back.
 */
export function pressMenuKey(event: KeyboardEvent<HTMLElement>, { enter }: Keys): void {
  const { target, currentTarget: menu, key } = event;
  if (!(target instanceof HTMLElement)) return;
  const sections = [...menu.querySelectorAll<HTMLElement>('[data-section]')];
  const index = sections.findIndex((section) => section.closest('li')?.contains(target));
  const panel = target.closest<HTMLElement>('[data-panel]');
  const row = panel ? linksOf(panel) : sections;
  const at = panel ? row.indexOf(target) : index;
  if (at === -1) return;
  switch (key) {
    case 'ArrowDown':
      row[(at + 1) % row.length]?.focus();
      break;
    case 'ArrowUp':
      row.at(at - 1)?.focus();
      break;
    case 'Home':
      row[0]?.focus();
      break;
    case 'End':
      row.at(-1)?.focus();
      break;
    case 'ArrowRight':
      if (panel) return;
      enter(index);
      break;
    case 'ArrowLeft':
      if (!panel) return;
      sections[index]?.focus();
      break;
    default:
      return;
  }
  event.preventDefault();
}

export function linksOf(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>('a')];
}
