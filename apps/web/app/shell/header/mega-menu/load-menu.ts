import type { CatalogueMenu } from '@yahont/contracts/catalogue/sections.ts';
import type { StoneMenu } from '@yahont/contracts/stones/stone-menu.ts';
import { getCatalogueMenu, getStoneMenu } from '#app/lib/api/browser.ts';

/** Sections of the catalogue, and loose diamonds when any is on sale. */
export type WholeMenu = { sections: CatalogueMenu['sections']; stones: StoneMenu | null };

let menu: Promise<WholeMenu | null> | undefined;

/** The full menu, loaded once; null when it failed, and then loaded again next time. */
export function loadMenu(): Promise<WholeMenu | null> {
  menu ??= fetchMenu().catch(() => {
    // Offline: the panel then offers the catalogue page.
    menu = undefined;
    return null;
  });
  return menu;
}

async function fetchMenu(): Promise<WholeMenu> {
  const [{ sections }, stones] = await Promise.all([getCatalogueMenu(), getStoneMenu()]);
  return { sections, stones: stones.total > 0 ? stones : null };
}
