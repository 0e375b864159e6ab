import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { useIsModuleOn } from '#app/lib/public-settings.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { BELL_PLACES } from './bell-place.ts';
import styles from './bell-link.module.css';

type Props = { card: Pick<ProductCard, 'url' | 'name' | 'inStock' | 'isSetting' | 'labels'> };

/** Below a card: leads to the bell of its product. A sold single piece never comes back, so it has none. */
export function BellLink({ card: { url, name, inStock, isSetting, labels } }: Props) {
  const isOn = useIsModuleOn('bells');
  if (!isOn || isSetting || (!inStock && labels.includes('exclusive'))) return null;
  const words = inStock ? 'Следить за ценой' : 'Сообщить, если повторят';
  return (
    <A
      className={styles.root}
      href={`${url}${inStock ? BELL_PLACES.price : BELL_PLACES.back}`}
      aria-label={nbsp(`${words}: ${name}`)}
    >
      <Icon name="bell" size={16} />
      {nbsp(words)}
    </A>
  );
}
