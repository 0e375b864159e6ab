import type { CertificateDesign } from '@yahont/values/certificates/gift.ts';
import { CardDrawing } from './card-drawing.tsx';
import { DESIGNS } from './designs.ts';
import styles from './small-gift.module.css';

/** The chosen design of a gift certificate, small and without text. Decorative. */
export function SmallGift({ design }: { design: CertificateDesign }) {
  return (
    <span className={styles.root} data-design={design} data-theme={DESIGNS[design].theme}>
      <CardDrawing design={design} className={styles.drawing} />
    </span>
  );
}
