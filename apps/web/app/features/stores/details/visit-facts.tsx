import type { StoreDetails } from '@yahont/contracts/stores/stores.ts';
import { placeText } from '#app/shop/words/place-text.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { CopyButton } from '#app/ui/buttons/copy-button.tsx';
import { routeLink } from '#app/shop/visits/route-link.ts';
import styles from './visit-facts.module.css';

export type VisitedStore = Pick<
  StoreDetails,
  'name' | 'cityName' | 'address' | 'metro' | 'hoursText' | 'directions' | 'lat' | 'lon'
>;

type Props = {
  store: VisitedStore;
  /** What the buyer must bring: «паспорт и код 4071». */
  toBring: string;
};

/** How to find an order's store and what to bring; shown without a map. */
export function VisitFacts({ store, toBring }: Props) {
  const { cityName, metro, hoursText, directions } = store;
  const rows = [
    ['Метро', [metro, directions.exit].filter((part) => part !== '').join(', ')],
    ['Вход', [directions.steps.at(-1) ?? '', directions.floor].filter((part) => part !== '').join(', ')],
    ['Часы', hoursText],
    ['Парковка', directions.parking],
    ['Возьмите', toBring],
  ] as const;
  return (
    <div className={styles.root}>
      <h2 className={styles.title}>{placeText(store)}</h2>
      <dl>
        {rows
          .filter(([, text]) => text !== '')
          .map(([name, text]) => (
            <div key={name} className={styles.row}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
      <div className={styles.actions}>
        <ButtonLink href={routeLink(store)} isExternal variant="ghost">
          Построить маршрут
        </ButtonLink>
        <CopyButton
          text={`${cityName}, ${placeText(store)}`}
          name="Скопировать адрес"
          done="Адрес скопирован"
        />
      </div>
    </div>
  );
}
