import { useState } from 'react';
import type { City } from '@yahont/contracts/locations/locations.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { detectCity } from '#app/lib/api/browser.ts';
import { Dialog } from '#app/ui/modals/dialog.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import text from '#app/ui/text/text.module.css';
import { leaveModals } from '#app/ui/modals/use-modal.ts';
import { rememberCity } from './city-cookie.ts';
import { CityList } from './city-list.tsx';
import { useCities } from './use-cities.ts';
import styles from './city-dialog.module.css';

type Props = { currentId: number; onClose: () => void };

/** The choice of a city. Delivery prices, dates and stores depend on it, so the page is reloaded. */
export function CityDialog({ currentId, onClose }: Props) {
  const [name, setName] = useState('');
  const [isUndetected, setUndetected] = useState(false);
  const { found, count, isError, isUnknown } = useCities(name, currentId);

  function choose({ id, locationNameTranslit }: City): void {
    rememberCity(id);
    leaveModals(() => {
      if (location.pathname.startsWith('/stores/')) location.assign(`/stores/${locationNameTranslit}/`);
      else location.reload();
    });
  }

  async function detect(): Promise<void> {
    setUndetected(false);
    try {
      choose(await detectCity());
    } catch {
      setUndetected(true);
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Ваш город"
      lead="От города зависят сроки доставки, наличие в салонах и время работы."
    >
      <Field
        label="Найти город"
        isLabelHidden
        icon="search"
        placeholder="Название города"
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className={styles.detect}>
        <button type="button" onClick={() => void detect()}>
          <Icon name="route" size={18} />
          Определить автоматически
        </button>
        {isUndetected && (
          <p className={text.failure} role="alert">
            Не&nbsp;получилось. Выберите город из&nbsp;списка.
          </p>
        )}
      </div>
      <div className={styles.results}>
        {isError ? (
          <p role="alert">Не&nbsp;получилось загрузить города. Закройте окно и&nbsp;попробуйте ещё раз.</p>
        ) : (
          <CityList cities={found ?? []} currentId={currentId} onChoose={choose} />
        )}
        {isUnknown && !isError && (
          <p className={styles.nothing} role="status">
            Такого города нет в&nbsp;списке. Выберите ближайший: курьер приедет и&nbsp;в&nbsp;пригород.
          </p>
        )}
      </div>
      <p className={styles.note} data-hidden={count === 0 || name !== '' || undefined}>
        Нет вашего города? Найдите его по&nbsp;названию: доставляем в&nbsp;
        {countOf(count, ['город', 'города', 'городов'])} России.
      </p>
    </Dialog>
  );
}
