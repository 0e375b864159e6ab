import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import { PICTURE_WIDTHS } from '@yahont/contracts/catalogue/picture-widths.ts';
import { classNames } from './class-names.ts';
import styles from './picture.module.css';

/** The fields of the contract's picture that it takes to show one. */
export type PictureSource = {
  hash: string;
  width: number;
  height: number;
  alt: string;
  background: 'light' | 'dark';
  /** Tiny stand-in as a data URL; may be empty. */
  placeholder: string;
};

type Props = {
  picture: PictureSource;
  /** How wide it stands on the page: `(min-width: 1024px) 25vw, 50vw`. */
  sizes: string;
  /**
   * Above the fold: loaded at once and before others, with its stand-in until then. Below it the stand-ins would be
   * decoded while the page comes alive, for pictures that are there before anybody scrolls to them.
   */
  isPriority?: boolean;
  /** Replaces the picture's own text; `''` when a text beside it says the same. */
  alt?: string;
  className?: string | undefined;
};

const FALLBACK_WIDTH = 640;

/**
 * A photograph in the sizes and formats a browser may choose from. Fills the width of its parent; a light one
 * blends with the well behind it.
 */
export function Picture({ picture, sizes, isPriority = false, alt = picture.alt, className }: Props) {
  const { hash, width, height, background, placeholder } = picture;
  const avif = sourceSet(hash, width, 'avif');
  // A page that comes without a load may find a larger size in memory: it would be taken, and the preloaded one not.
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

/** In the head, so that it is asked for before the scripts; a browser without AVIF passes it over. */
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
