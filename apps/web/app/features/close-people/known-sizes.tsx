import type { BoughtSizes } from '@yahont/contracts/close-people/close-people.ts';
import { formatRingSize } from '@yahont/values/measures/ring-size.ts';
import { formatCm } from '@yahont/values/measures/size.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { A } from '#app/ui/buttons/link.tsx';
import styles from './person-form.module.css';

/** Sizes that were picked, as they are typed. */
export type Picked = { ring?: string; chain?: string; bracelet?: string };

type Props = { bought: BoughtSizes; onPick: (size: Picked) => void };

/** Sizes of each kind that are offered. */
const MAX_PICKS = 3;

/** Where to find a size that is not known: a guide, and what the account bought before. */
export function KnownSizes({ bought: { rings, chains, bracelets }, onPick }: Props) {
  const picks = [
    ...rings.slice(0, MAX_PICKS).map((size) => ({ title: 'кольцо', picked: { ring: formatRingSize(size) } })),
    ...chains.slice(0, MAX_PICKS).map((size) => ({ title: 'цепь', picked: { chain: formatCm(size) } })),
    ...bracelets
      .slice(0, MAX_PICKS)
      .map((size) => ({ title: 'браслет', picked: { bracelet: formatCm(size) } })),
  ];
  return (
    <div role="group" aria-labelledby="known-sizes">
      <p id="known-sizes" className={styles.label}>
        Не знаете размер
      </p>
      <div className={styles.chips}>
        <A href="/guide/razmery-i-posadka/razmer-koltsa/" className={styles.chip}>
          {nbsp('Как узнать по кольцу')}
        </A>
        {picks.map(({ title, picked }) => {
          const words = `${title} ${Object.values(picked).join('')}`;
          return (
            <button
              key={words}
              type="button"
              className={styles.chip}
              data-needs-code=""
              onClick={() => onPick(picked)}
            >
              {nbsp(`По прошлой покупке: ${words}`)}
            </button>
          );
        })}
      </div>
    </div>
  );
}
