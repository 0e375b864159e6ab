import { useState } from 'react';
import type { Home } from '@yahont/contracts/content.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { useWatchedPromotion } from '#app/lib/metrics/use-watched.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { A } from '#app/ui/link.tsx';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import layout from '#app/ui/layout.module.css';
import text from '#app/ui/text.module.css';
import styles from './hero.module.css';

type Props = { slides: Home['hero'] };

/** The first screen: one piece, big, off centre. Slides are changed by their names under the hairlines. */
export function Hero({ slides }: Props) {
  const [current, setCurrent] = useState(0);
  const slide = slides[current];
  const heading = useHeading(slides[0]?.title ?? '');
  const promotion = { id: slide?.primary.url ?? '', name: slide?.name ?? '', position: current + 1 };
  const ref = useWatchedPromotion(promotion);
  if (!slide) return null;
  const isBanner = slide.picture.width > slide.picture.height;
  return (
    <section ref={ref} className={styles.root} aria-roledescription="карусель" aria-label="Главное">
      <div className={`${layout.container} ${styles.frame}`}>
        <div className={styles.text} aria-live="polite">
          <p className={text.eyebrow}>{slide.eyebrow}</p>
          {current === 0 ? (
            <h1 className={styles.title}>{heading}</h1>
          ) : (
            <h2 className={styles.title}>{slide.title}</h2>
          )}
          <p className={styles.lead}>{slide.text}</p>
          <p className={styles.actions}>
            <ButtonLink href={slide.primary.url} size="big">
              {slide.primary.text}
            </ButtonLink>
            {slide.secondary && <ArrowLink href={slide.secondary.url}>{slide.secondary.text}</ArrowLink>}
          </p>
        </div>
        <figure
          key={slide.name}
          className={styles.figure}
          data-banner={isBanner || undefined}
          data-first={current === 0 || undefined}
        >
          <Picture
            picture={slide.picture}
            sizes={isBanner ? '(min-width: 1024px) 1440px, 100vw' : '(min-width: 1024px) 800px, 110vw'}
            isPriority
          />
          {slide.caption && (
            <figcaption className={styles.caption}>
              <A href={slide.caption.url}>
                <b>{slide.caption.name}</b>
                <span>{slide.caption.facts}</span>
                {slide.caption.price !== null && (
                  <span className={styles.price}>{formatRoubles(slide.caption.price)}</span>
                )}
              </A>
            </figcaption>
          )}
        </figure>
        <div className={styles.names}>
          {slides.map(({ name }, index) => (
            <button
              key={name}
              type="button"
              className={styles.name}
              aria-current={index === current || undefined}
              onClick={() => setCurrent(index)}
            >
              <span className={styles.nameText}>{name}</span>
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}
