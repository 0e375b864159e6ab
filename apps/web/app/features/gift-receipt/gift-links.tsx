import { nbsp } from '@yahont/values/text/typography.ts';
import type { QrDrawing } from '#app/base/qr/draw-qr.server.ts';
import { CopyButton } from '#app/ui/buttons/copy-button.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { QrCode } from '#app/ui/codes/qr-code.tsx';
import text from '#app/ui/text/text.module.css';
import styles from './gift-links.module.css';

export type GiftLink = { lineId: number; name: string; url: string; qr: QrDrawing };

/** Links of the wrapped pieces of an order, to be passed on with the present; the code is for paper. */
export function GiftLinks({ items }: { items: readonly GiftLink[] }) {
  if (items.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="gift-links">
      <h2 className={styles.title} id="gift-links">
        Подарочный чек
      </h2>
      <p className={styles.lead}>
        {nbsp('Страница без цены для того, кому вы дарите: по ней можно обменять размер, не спрашивая вас.')}
      </p>
      <ul className={styles.list}>
        {items.map(({ lineId, name, url, qr }) => (
          <li key={lineId} className={styles.item}>
            <div className={styles.qr}>
              <QrCode drawing={qr} label={`QR-код подарочного чека: ${name}`} />
            </div>
            <div>
              <p>{name}</p>
              <p className={styles.link}>
                <A className={text.link} href={new URL(url).pathname}>
                  Открыть подарочный чек
                </A>
              </p>
              <CopyButton text={url} name="Скопировать ссылку" done="Ссылка скопирована" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
