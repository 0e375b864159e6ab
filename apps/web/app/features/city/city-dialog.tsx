import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listCities } from '#app/lib/api/browser.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { Field } from '#app/ui/field.tsx';
import { rememberCity } from './city-cookie.ts';
import { citiesFor } from './find-cities.ts';
import styles from './city-dialog.module.css';

type Props = { currentId: number; onClose: () => void };

/** Choice among all cities; prices of delivery, dates and shops follow the city, so the page is loaded anew. */
export function CityDialog({ currentId, onClose }: Props) {
  const [text, setText] = useState('');
  const { data: cities = [], isError } = useQuery({
    queryKey: ['cities'],
    queryFn: listCities,
    staleTime: Infinity,
  });
  const found = citiesFor(cities, text);

  function choose(id: number, code: string): void {
    rememberCity(id);
    if (location.pathname.startsWith('/stores/')) location.assign(`/stores/${code}/`);
    else location.reload();
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
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {isError && <p role="alert">Не получилось загрузить список. Закройте окно и попробуйте ещё раз.</p>}
      {!isError && text !== '' && found.length === 0 && cities.length > 0 && (
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
              {city.name}
              {city.region !== city.name && <small>{city.region}</small>}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
