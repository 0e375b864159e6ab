import type { QrDrawing } from '#app/base/qr/draw-qr.server.ts';
import { greetingLength } from './greeting-length.ts';
import { QrCode } from '#app/ui/codes/qr-code.tsx';
import styles from './gift-letter.module.css';

type Props = {
  greeting: string;
  sender: string;
  qr: QrDrawing;
  qrLabel: string;
};

/** The text that comes with a card; on a phone also a link back to the card. */
export function GiftLetter({ greeting, sender, qr, qrLabel }: Props) {
  return (
    <div
      className={styles.root}
      data-length={greetingLength(greeting)}
      data-wordless={greeting === '' || undefined}
    >
      <div>
        {greeting !== '' && <p className={styles.greeting}>{greeting}</p>}
        <p className={styles.sender}>{sender}</p>
      </div>
      <div className={styles.qr}>
        <QrCode drawing={qr} label={qrLabel} />
      </div>
    </div>
  );
}
