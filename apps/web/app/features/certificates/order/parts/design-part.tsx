import { CERTIFICATE_DESIGNS } from '@yahont/values/certificates/gift.ts';
import text from '#app/ui/text/text.module.css';
import { CardDrawing } from '#app/shop/gift-card/card-drawing.tsx';
import { DESIGNS } from '#app/shop/gift-card/designs.ts';
import type { CertificateValues } from '../certificate-values.ts';
import { Part } from './part.tsx';
import styles from './design-part.module.css';

/** The picture on the card. */
export function DesignPart({ start }: { start: CertificateValues }) {
  return (
    <Part title="Рисунок">
      <div className={styles.choices}>
        {CERTIFICATE_DESIGNS.map((design) => (
          <label
            key={design}
            className={styles.choice}
            data-design={design}
            data-theme={DESIGNS[design].theme}
            title={DESIGNS[design].name}
          >
            <input
              type="radio"
              name="design"
              value={design}
              className={text.hidden}
              defaultChecked={design === start.design}
            />
            <span className={text.hidden}>{DESIGNS[design].name}</span>
            <CardDrawing design={design} className={styles.drawing} />
          </label>
        ))}
      </div>
    </Part>
  );
}
