/**
 * Everything that the server knows about the demo, and the only module that names its package. Only a demo
 * loads it, by `import()`: a real shop runs without that package installed (decision 0112).
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoPictures } from '@yahont/demo/pictures.ts';
import type { PictureAddress } from '#src/pictures/picture-address.ts';
import { listedStore, type PictureStore } from '#src/pictures/picture-store.ts';

const PACKAGE = fileURLToPath(new URL('../', import.meta.resolve('@yahont/demo/pictures.ts')));

export const FILMS_FOLDER = join(PACKAGE, 'films');

export function demoOriginals(): PictureStore {
  return listedStore(PACKAGE, demoPictures());
}

/** Picture sizes that pages of the demo request: first those of a first visit, then the rest. */
export async function usualSizes(): Promise<{ first: PictureAddress[]; rest: PictureAddress[] }> {
  const { usualPictures } = await import('@yahont/demo/usual-pictures.ts');
  const { first, rest } = usualPictures();
  return { first: first.map(inAvif), rest: rest.map(inAvif) };
}

function inAvif({ hash, width }: Pick<PictureAddress, 'hash' | 'width'>): PictureAddress {
  return { hash, width, format: 'avif' };
}

/** The content for an empty shop; its texts and products are loaded only here. */
export async function loadFill() {
  const { fillDemoShop } = await import('@yahont/demo/fill.ts');
  return fillDemoShop;
}

/** The first working day of a filled demo; resolves when it is over. */
export async function loadDay() {
  const { liveDemoDay } = await import('@yahont/demo/day/live-day.ts');
  return liveDemoDay;
}
