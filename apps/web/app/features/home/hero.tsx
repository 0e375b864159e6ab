import { useState, type AnimationEvent } from 'react';
import type { Home } from '@yahont/contracts/content/content.ts';
import { useWatchedPromotion } from '#app/lib/metrics/use-watched.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { useIdle } from '#app/base/timing/use-idle.ts';
import layout from '#app/ui/text/layout.module.css';
import { useStrip } from '#app/ui/parts/use-strip.ts';
import { HeroSlide } from './hero-slide.tsx';
import styles from './hero.module.css';

type Props = { slides: Home['hero'] };

/**
 * The first screen: one large product, off centre. The slides are a strip with scroll snapping. The line over the
 * current name fills, then the next slide follows, until the shopper changes the slide or presses pause.
 */
export function Hero({ slides }: Props) {
  const { ref: strip, index, goTo } = useStrip();
  const [isStopped, setStopped] = useState(false);
  const isIdle = useIdle();
  const heading = useHeading(slides[0]?.title ?? '');
  const slide = slides[index];
  const ref = useWatchedPromotion({
    id: slide?.primary.url ?? '',
    name: slide?.name ?? '',
    position: index + 1,
  });
  if (!slide) return null;
  const stop = () => setStopped(true);
  return (
    <section ref={ref} className={styles.root} aria-roledescription="карусель" aria-label="Главное">
      <ul ref={strip} className={styles.strip} onPointerDown={stop}>
        {slides.map((one, position) => (
          <HeroSlide
            key={one.name}
            slide={position === 0 ? { ...one, title: heading } : one}
            isFirst={position === 0}
            isPictured={position === 0 || isIdle}
          />
        ))}
      </ul>
      <div className={styles.foot} data-theme={slide.picture.background}>
        <div className={layout.container}>
          <div
            className={styles.names}
            data-stopped={isStopped || undefined}
            data-playing={(isIdle && !isStopped) || undefined}
            onAnimationEnd={(event: AnimationEvent) => {
              if (event.pseudoElement === '::before') goTo((index + 1) % slides.length);
            }}
          >
            {slides.map(({ name }, position) => (
              <button
                key={name}
                type="button"
                className={styles.name}
                aria-current={position === index || undefined}
                onClick={() => {
                  stop();
                  goTo(position);
                }}
              >
                <span className={styles.nameText}>{name}</span>
              </button>
            ))}
            <button
              type="button"
              className={styles.pause}
              aria-label="Сменять слайды"
              aria-pressed={!isStopped}
              onClick={() => setStopped(!isStopped)}
            />
          </div>
        </div>
      </div>
    </section>
  );
}
