import { usualPictures } from '@yahont/demo/usual-pictures.ts';
import type { PictureAddress } from './picture-address.ts';

/** Picture sizes that the demo's pages request: those of a first visit, then the rest. */
export function usualSizes(): { first: PictureAddress[]; rest: PictureAddress[] } {
  const { first, rest } = usualPictures();
  return { first: first.map(inAvif), rest: rest.map(inAvif) };
}

function inAvif({ hash, width }: Pick<PictureAddress, 'hash' | 'width'>): PictureAddress {
  return { hash, width, format: 'avif' };
}
