import type { CSSProperties } from 'react';
import type { RoyalLook } from '@yahont/contracts/content/content.ts';
import layout from '#app/ui/text/layout.module.css';
import styles from './hue-scale.module.css';

type Props = { scale: NonNullable<RoyalLook['scale']> };

/** Hues of a stone from lightest to darkest; the most valued one is framed. */
export function HueScale({ scale }: Props) {
  return (
    <section className={`${layout.container} ${layout.section}`}>
      <h2 className={styles.title}>{scale.title}</h2>
      <ul className={styles.hues}>
        {scale.hues.map(({ name, note, color, isFinest }) => (
          <li key={name} className={styles.hue} data-finest={isFinest || undefined}>
            <span className={styles.swatch} style={{ '--hue': color } as CSSProperties} />
            <b className={styles.name}>{name}</b>
            <small className={styles.note}>{note}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
