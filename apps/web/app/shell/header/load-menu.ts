import type { CatalogueMenu } from '@yahont/contracts/catalogue.ts';

let menu: Promise<CatalogueMenu | null> | undefined;

/** The whole menu, asked for once; null when it could not be had, and then asked for again next time. */
export function loadMenu(): Promise<CatalogueMenu | null> {
  menu ??= fetchMenu();
  return menu;
}

async function fetchMenu(): Promise<CatalogueMenu | null> {
  try {
    const response = await fetch('/api/catalogue/menu', { headers: { accept: 'application/json' } });
    if (response.ok) return await readMenu(response);
  } catch {
    // Offline: the panel then offers the catalogue page.
  }
  menu = undefined;
  return null;
}

/** Safe: the API answers by the contract of this call. */
async function readMenu(response: Response): Promise<CatalogueMenu> {
  return (await response.json()) as CatalogueMenu;
}
