import { Icon } from '#app/ui/icons/icon.tsx';
import { showToast } from '#app/ui/notices/toast-store.ts';
import styles from './share-button.module.css';

/**
 * Shares the address of the page, or the given path, with the device's share menu, or copies it to the
 * clipboard.
 */
export function ShareButton({ name, path }: { name: string; path?: string }) {
  async function share() {
    const url = `${window.location.origin}${path ?? window.location.pathname}`;
    if (navigator.share !== undefined) {
      // Closing the share menu rejects the promise too.
      await navigator.share({ title: name, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      showToast({ content: 'Ссылка скопирована' });
    } catch {
      showToast({ content: 'Не получилось скопировать. Скопируйте адрес из строки браузера' });
    }
  }
  return (
    <button type="button" className={styles.root} aria-label="Поделиться" onClick={() => void share()}>
      <Icon name="share" size={20} />
    </button>
  );
}
