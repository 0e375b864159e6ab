import { storeServiceName, type StoreService } from '@yahont/values/store-services.ts';
import { Chip } from '#app/ui/choices/chip.tsx';
import { toggleService, type StoreChoice } from '../choice/store-choice.ts';
import styles from './store-filter-chips.module.css';

type Props = {
  services: readonly StoreService[];
  choice: StoreChoice;
  hrefOf: (choice: StoreChoice) => string;
};

/** Filters list and map together; consists of links, which need no script. */
export function StoreFilterChips({ services, choice, hrefOf }: Props) {
  const { isOpen, services: chosen } = choice;
  return (
    <div className={styles.root} role="group" aria-label="Отбор салонов">
      <FilterChip href={hrefOf({ ...choice, isOpen: !isOpen })} isSelected={isOpen}>
        Открыто сейчас
      </FilterChip>
      {services.map((service) => (
        <FilterChip
          key={service}
          href={hrefOf(toggleService(choice, service))}
          isSelected={chosen.includes(service)}
        >
          {storeServiceName(service)}
        </FilterChip>
      ))}
      {(isOpen || chosen.length > 0) && (
        <Chip kind="clear" href={hrefOf({ ...choice, isOpen: false, services: [] })} keepsScroll>
          Сбросить
        </Chip>
      )}
    </div>
  );
}

type ChipProps = { href: string; isSelected: boolean; children: string };

function FilterChip({ href, isSelected, children }: ChipProps) {
  return (
    <Chip href={href} kind={isSelected ? 'remove' : 'plain'} isSelected={isSelected} keepsScroll>
      {children}
    </Chip>
  );
}
