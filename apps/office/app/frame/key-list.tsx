import { Dialog } from '#app/parts/dialog.tsx';
import { Kbd } from '#app/parts/kbd.tsx';
import { useKnownKeys } from '#app/lib/keys/keys.ts';
import styles from './key-list.module.css';

/** Every key that works on this screen. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const { ofScreen, ofSections } = useKnownKeys();
  return (
    <Dialog title="Клавиши" width="narrow" onClose={onClose}>
      <dl className={styles.list}>
        {ofScreen.map(({ code, shown, does }) => (
          <div key={code}>
            <dt>
              <Kbd>{shown}</Kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
        {ofSections.map(({ code, shown, does }) => (
          <div key={code}>
            <dt>
              <Kbd>G</Kbd> <Kbd>{shown}</Kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
        <div>
          <dt>
            <Kbd>Esc</Kbd>
          </dt>
          <dd>закрыть окно</dd>
        </div>
      </dl>
      <p className={styles.hint}>Работают в обеих раскладках, но не пока вы печатаете.</p>
    </Dialog>
  );
}
