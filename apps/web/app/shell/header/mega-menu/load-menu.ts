import type { CatalogueMenu } from '@yahont/contracts/catalogue/sections.ts';
import { getCatalogueMenu } from '#app/lib/api/browser.ts';

let menu: Promise<CatalogueMenu | null> | undefined;

/** The full menu, loaded once; null when it failed, and then loaded again next time. */
export function loadMenu(): Promise<CatalogueMenu | null> {
  menu ??= getCatalogueMenu().catch(() => {
    // Offline: the panel then offers the catalogue page.
    menu = undefined;
    return null;
  });
  return menu;
}
