import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { City } from '@yahont/contracts/locations.ts';
import { countOf } from '@yahont/values/plural.ts';
import { detectCity, listCities } from '#app/lib/api/browser.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { Field } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import text from '#app/ui/text.module.css';
import { leaveModals } from '#app/ui/use-modal.ts';
import { rememberCity } from './city-cookie.ts';
import { citiesFor } from './find-cities.ts';
import styles from './city-dialog.module.css';

type Props = { currentId: number; onClose: () => void };

/** Choice among all cities; prices of delivery, dates and shops follow the city, so the page is loaded anew. */
export function CityDialog({ currentId, onClose }: Props) {
  const [name, setName] = useState('');
  const [isUndetected, setUndetected] = useState(false);
  const { data: cities = [], isError } = useQuery({
    queryKey: ['cities'],
    queryFn: listCities,
    staleTime: Infinity,
  });
  const found = citiesFor(cities, name);

  function choose(id: number, code: string): void {
    rememberCity(id);
    leaveModals(() => {
      if (location.pathname.startsWith('/stores/')) location.assign(`/stores/${code}/`);
      else location.reload();
    });
  }

  async function detect(): Promise<void> {
    setUndetected(false);
    try {
      const city = await detectCity();
      choose(city.id, city.locationNameTranslit);
    } catch {
      setUndetected(true);
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Ваш город"
      lead="От города зависят сроки доставки и магазины, где можно примерить."
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
      <button type="button" className={styles.detect} onClick={() => void detect()}>
        <Icon name="route" size={18} />
        Определить автоматически
      </button>
      {isUndetected && (
        <p className={text.failure} role="alert">
          Не&nbsp;получилось определить город. Выберите его из&nbsp;списка.
        </p>
      )}
      {isError && <p role="alert">Не получилось загрузить список. Закройте окно и попробуйте ещё раз.</p>}
      {!isError && name !== '' && found.length === 0 && cities.length > 0 && (
        <p className={styles.nothing}>
          Такого города нет в списке. Выберите ближайший: курьер приедет и в пригород.
        </p>
      )}
      <ul className={styles.list}>
        {found.map((city) => (
          <li key={city.id}>
            <button
              type="button"
              className={styles.city}
              aria-current={city.id === currentId || undefined}
              onClick={() => choose(city.id, city.locationNameTranslit)}
            >
              <span>{city.name}</span>
              {city.id === currentId ? <Icon name="check" size={18} /> : <small>{noteOf(city)}</small>}
            </button>
          </li>
        ))}
      </ul>
      {cities.length > 0 && (
        <p className={styles.note}>
          Нет вашего города в&nbsp;списке? Найдите его по&nbsp;названию: доставляем в&nbsp;
          {countOf(cities.length, ['город', 'города', 'городов'])} России.
        </p>
      )}
    </Dialog>
  );
}

/** Shops of the city, or what tells it from its namesakes. */
function noteOf({ name, region, additionalInfo: { storeCount } }: City): string {
  if (storeCount > 0) return countOf(storeCount, ['магазин', 'магазина', 'магазинов']);
  return region === name ? '' : region;
}
