import type { QrDrawing } from '#app/base/qr/draw-qr.server.ts';
import { QrCode } from '#app/ui/codes/qr-code.tsx';
import styles from './pickup-code.module.css';

type Props = {
  /** Six digits. */
  code: string;
  drawing: QrDrawing;
};

/** The code that the buyer names or shows in the store. */
export function PickupCode({ code, drawing }: Props) {
  return (
    <section className={styles.root} aria-labelledby="pickup-code">
      <div className={styles.text}>
        <h2 id="pickup-code" className={styles.title}>
          Код получения
        </h2>
        <p className={styles.code}>
          {code.slice(0, 3)}&nbsp;{code.slice(3)}
        </p>
        <p className={styles.note}>
          Назовите цифры сотруднику салона или&nbsp;покажите картинку: по&nbsp;ней найдут заказ и&nbsp;сверят
          изделия при&nbsp;вас. Не&nbsp;пересылайте код тем, кому не&nbsp;доверяете.
        </p>
      </div>
      <div className={styles.qr}>
        <QrCode drawing={drawing} label={`Код получения ${code}`} />
      </div>
    </section>
  );
}
