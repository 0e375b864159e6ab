import { useEffect, useRef, useState } from 'react';
import type { Picture } from '@yahont/contracts/pictures.ts';
import type { z } from 'zod';
import { Icon } from '#app/ui/icon.tsx';
import styles from './film.module.css';

type Props = {
  /** Address of the film without its ending. */
  source: string;
  poster: z.infer<typeof Picture>;
};

/** A silent loop of the piece turning; fetched when it comes into view, never started under reduced motion. */
export function Film({ source, poster }: Props) {
  const ref = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);

  // The viewport and the settings of the system live in the browser.
  useEffect(() => {
    const film = ref.current;
    if (film === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) film.play().catch(ignoreRefusal);
      else film.pause();
    });
    observer.observe(film);
    return () => observer.disconnect();
  }, []);

  function press() {
    const film = ref.current;
    if (film === null) return;
    if (film.paused) film.play().catch(ignoreRefusal);
    else film.pause();
  }

  const base = source.replace(/\.(mp4|webm)$/, '');
  return (
    <div className={styles.root}>
      <video
        ref={ref}
        className={styles.film}
        muted
        loop
        playsInline
        preload="none"
        width={poster.width}
        height={poster.height}
        poster={`/pictures/${poster.hash}/800.webp`}
        aria-label={`Видео: ${poster.alt}`}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <source src={`${base}.webm`} type="video/webm" />
        <source src={`${base}.mp4`} type="video/mp4" />
      </video>
      <button type="button" className={styles.button} onClick={press}>
        <Icon name={isPlaying ? 'minus' : 'chevron-right'} size={18} />
        {isPlaying ? 'Остановить' : 'Показать в движении'}
      </button>
    </div>
  );
}

/** A browser may refuse to play (saving power); the poster stays. */
function ignoreRefusal() {
  return undefined;
}
