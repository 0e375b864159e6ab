import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import type { Picture } from '@yahont/contracts/catalogue/pictures.ts';
import type { z } from 'zod';
import { Icon } from '#app/ui/icons/icon.tsx';
import styles from './film.module.css';

type Props = {
  /** Address of the film without its extension. */
  source: string;
  poster: z.infer<typeof Picture>;
  /** With a slider that turns the product by hand. */
  hasTurn?: boolean;
};

const FULL_TURN = 360;

/** A silent loop of the turning product; loaded when it comes into view, never started with reduced motion. */
export function Film({ source, poster, hasTurn = false }: Props) {
  const ref = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [degrees, setDegrees] = useState(0);

  // The viewport and the system settings are outside React.
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

  function turn(event: ChangeEvent<HTMLInputElement>) {
    const film = ref.current;
    const angle = event.target.valueAsNumber;
    setDegrees(angle);
    if (film === null) return;
    film.pause();
    if (Number.isFinite(film.duration)) film.currentTime = (angle / FULL_TURN) * film.duration;
    else film.load();
  }

  function follow() {
    const film = ref.current;
    if (film && hasTurn && !film.paused)
      setDegrees(Math.round((film.currentTime / film.duration) * FULL_TURN));
  }

  const base = source.replace(/\.(mp4|webm)$/, '');
  return (
    <div className={styles.root} data-turn={hasTurn || undefined}>
      <video
        ref={ref}
        className={styles.film}
        muted
        loop
        playsInline
        preload={hasTurn ? 'auto' : 'none'}
        width={poster.width}
        height={poster.height}
        poster={`/pictures/${poster.hash}/800.webp`}
        aria-label={`Видео: ${poster.alt}`}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={follow}
      >
        <source src={`${base}.webm`} type="video/webm" />
        <source src={`${base}.mp4`} type="video/mp4" />
      </video>
      <div className={styles.controls}>
        <button type="button" className={styles.button} onClick={press}>
          <Icon name={isPlaying ? 'pause' : 'play'} size={18} />
          {isPlaying ? 'Остановить' : 'Показать в движении'}
        </button>
        {hasTurn && (
          <input
            className={styles.turn}
            type="range"
            min={0}
            max={FULL_TURN}
            step={5}
            value={degrees}
            aria-label="Поворот"
            aria-valuetext={`${degrees} градусов`}
            onChange={turn}
          />
        )}
      </div>
    </div>
  );
}

/** A browser may refuse to play (power saving); the poster stays. */
function ignoreRefusal() {
  return undefined;
}
