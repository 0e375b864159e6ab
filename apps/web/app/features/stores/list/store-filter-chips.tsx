import { Chip } from '#app/ui/choices/chip.tsx';
import { NO_FILTER, toggleService, type StoreFilter } from './store-filter.ts';
import styles from './store-filter-chips.module.css';

type Props = {
  services: readonly string[];
  filter: StoreFilter;
  onChange: (filter: StoreFilter) => void;
};

/** Filters the list and the map together; without scripts all stores are shown and the row is missing. */
export function StoreFilterChips({ services, filter, onChange }: Props) {
  return (
    <div className={styles.root} role="group" aria-label="Отбор салонов">
      <Chip
        kind="plain"
        isSelected={filter.isOpen}
        onClick={() => onChange({ ...filter, isOpen: !filter.isOpen })}
      >
        Открыто сейчас
      </Chip>
      {services.map((service) => (
        <Chip
          key={service}
          kind="plain"
          isSelected={filter.services.includes(service)}
          onClick={() => onChange(toggleService(filter, service))}
        >
          {service}
        </Chip>
      ))}
      {(filter.isOpen || filter.services.length > 0) && (
        <Chip kind="clear" onClick={() => onChange(NO_FILTER)}>
          Сбросить
        </Chip>
      )}
    </div>
  );
}
