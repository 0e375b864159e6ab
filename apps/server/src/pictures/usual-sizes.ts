import { usualPictures } from '@yahont/demo/usual-pictures.ts';
import type { PictureAddress } from './picture-address.ts';

/** Sizes of the demo's pictures that its pages ask for: what a first visitor sees first, then the rest. */
export function usualSizes(): { first: PictureAddress[]; rest: PictureAddress[] } {
  const { first, rest } = usualPictures();
  return { first: first.map(inAvif), rest: rest.map(inAvif) };
}

function inAvif({ hash, width }: Pick<PictureAddress, 'hash' | 'width'>): PictureAddress {
  return { hash, width, format: 'avif' };
}
