import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import { PICTURE_WIDTHS } from '@yahont/values/picture-widths.ts';
import { classNames } from './class-names.ts';
import styles from './picture.module.css';

/** The fields of the contract's picture that this component needs. */
export type PictureSource = {
  hash: string;
  width: number;
  height: number;
  alt: string;
  background: 'light' | 'dark';
  /** Tiny placeholder as a data URL; may be empty. */
  placeholder: string;
};

type Props = {
  picture: PictureSource;
  /** Width on the page: `(min-width: 1024px) 25vw, 50vw`. */
  sizes: string;
  /**
   * Above the fold: loaded first, with its placeholder until then. Other pictures have no placeholder:
   * decoding it would delay hydration, and the picture is loaded before anyone scrolls to it.
   */
  isPriority?: boolean;
  /** Replaces the picture's alt text; empty when a text beside it says the same. */
  alt?: string;
  className?: string | undefined;
};

const FALLBACK_WIDTH = 640;

/**
 * A photograph in all sizes and formats. It fills the width of its parent. A light photograph has the
 * background colour `--color-well`.
 */
export function Picture({ picture, sizes, isPriority = false, alt = picture.alt, className }: Props) {
  const { hash, width, height, background, placeholder } = picture;
  const avif = sourceSet(hash, width, 'avif');
  // Not after a client-side navigation: the browser would use a larger size from its memory and waste the
  // preloaded one.
  if (import.meta.env.SSR && isPriority) preloadFirst(hash, avif, sizes);
  return (
    <picture className={classNames(styles.root, className)}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={styles.image}
        src={`/pictures/${hash}/${FALLBACK_WIDTH}.webp`}
        srcSet={sourceSet(hash, width, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isPriority ? 'eager' : 'lazy'}
        decoding={isPriority ? 'sync' : 'async'}
        fetchPriority={isPriority ? 'high' : undefined}
        data-background={background}
        style={isPriority && placeholder !== '' ? placeholderStyle(placeholder) : undefined}
      />
    </picture>
  );
}

function sourceSet(hash: string, originalWidth: number, format: 'avif' | 'webp'): string {
  let set = '';
  for (const width of PICTURE_WIDTHS) {
    if (width > originalWidth && set !== '') break;
    set += `${set === '' ? '' : ', '}/pictures/${hash}/${width}.${format} ${width}w`;
  }
  return set;
}

/** In the head, so that it is requested before the scripts; a browser without AVIF ignores it. */
function preloadFirst(hash: string, sources: string, sizes: string): void {
  preload(`/pictures/${hash}/${FALLBACK_WIDTH}.avif`, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: sources,
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}

function placeholderStyle(placeholder: string): CSSProperties {
  return { backgroundImage: `url("${placeholder}")` };
}
