import type { Home } from '@yahont/contracts/content/content.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import styles from './hero-slide.module.css';

type Props = {
  slide: Home['hero'][number];
  isFirst: boolean;
  /**
   * Whether the picture is included. Only the first slide has it at first, so that nothing competes with it; without
   * scripts all have it.
   */
  isPictured: boolean;
};

/** A slide in the colours of its picture: a dark picture makes the whole slide dark. */
export function HeroSlide({ slide, isFirst, isPictured }: Props) {
  const { picture, primary, secondary, caption } = slide;
  const isBanner = picture.width > picture.height;
  const Title = isFirst ? 'h1' : 'h2';
  const shown = (
    <Picture
      picture={picture}
      sizes={
        isBanner
          ? '(min-width: 1440px) 1440px, (min-width: 768px) 100vw, 167vw'
          : '(min-width: 1380px) 800px, (min-width: 768px) 58vw, 100vw'
      }
      isPriority={isFirst}
    />
  );
  return (
    <li className={styles.root} data-theme={picture.background} data-banner={isBanner || undefined}>
      <div className={`${layout.container} ${styles.frame}`}>
        <div className={styles.text}>
          <p className={text.eyebrow}>{slide.eyebrow}</p>
          <Title className={styles.title}>{slide.title}</Title>
          <p className={styles.lead}>{slide.text}</p>
          <p className={styles.actions}>
            <ButtonLink href={primary.url} size="big">
              {primary.text}
            </ButtonLink>
            {secondary && <ArrowLink href={secondary.url}>{secondary.text}</ArrowLink>}
          </p>
        </div>
        <figure className={styles.figure}>
          {isPictured ? shown : <noscript>{shown}</noscript>}
          {caption && (
            <figcaption className={styles.caption}>
              <A href={caption.url}>
                <b>{caption.name}</b>
                <span>{caption.facts}</span>
                {caption.price !== null && (
                  <span className={styles.price}>{formatRoubles(caption.price)}</span>
                )}
              </A>
            </figcaption>
          )}
        </figure>
      </div>
    </li>
  );
}
