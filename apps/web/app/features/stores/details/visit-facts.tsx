import type { StoreDetails } from '@yahont/contracts/stores/stores.ts';
import { placeText } from '#app/shop/words/place-text.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { CopyButton } from '#app/ui/buttons/copy-button.tsx';
import { routeLink } from '../route-link.ts';
import styles from './visit-facts.module.css';

export type VisitedStore = Pick<
  StoreDetails,
  'name' | 'cityName' | 'address' | 'metro' | 'hoursText' | 'directions' | 'lat' | 'lon'
>;

type Props = {
  store: VisitedStore;
  /** What the buyer has to bring: «паспорт и код 4071». */
  toBring: string;
};

/** How to find the store of an order and what to bring there; a map would say less. */
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
