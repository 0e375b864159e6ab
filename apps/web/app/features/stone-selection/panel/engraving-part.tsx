import type { ChosenSetting } from '@yahont/contracts/stones/stone-selection.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { ENGRAVING_DAYS, ENGRAVING_PRICE } from '@yahont/values/engraving.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { plural } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { EngravingFields } from '#app/shop/engraving/engraving-fields.tsx';
import { EngravingNotice } from '#app/shop/engraving/engraving-notice.tsx';
import { EngravingPreview } from '#app/shop/engraving/engraving-preview.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { Inscription } from './use-inscription.ts';
import styles from './engraving-part.module.css';

type Props = {
  chosen: ChosenSetting;
  /** Hundredths of a millimetre; null until a size is chosen. */
  size: number | null;
  inscription: Inscription;
  /** Address of the page without its query, for the preview without a script. */
  page: string;
};

const PLACES = { inside: 'Гравировка внутри кольца', back: 'Гравировка на обороте' } as const;

/** Offers an inscription on the setting. It is inside the purchase form, which sends it. */
export function EngravingPart({ chosen, size, inscription, page }: Props) {
  const { engraving, metal } = chosen;
  if (engraving === null) return null;
  const { draft, change } = inscription;
  return (
    <div className={styles.root}>
      <details className={styles.details} open={draft.text !== '' || undefined}>
        <summary className={styles.summary}>
          <span>
            <b>{nbsp(PLACES[engraving.place])}</b>
            <small>
              {nbsp(
                `${formatRoubles(ENGRAVING_PRICE)}, плюс ${ENGRAVING_DAYS} рабочих ${plural(ENGRAVING_DAYS, ['день', 'дня', 'дней'])}`,
              )}
            </small>
          </span>
          <Icon name="chevron-down" size={18} className={styles.arrow} />
        </summary>
        <div className={styles.body}>
          <EngravingPreview engraving={draft} place={engraving.place} metal={metal} size={size} />
          <EngravingFields engraving={draft} onChange={change} />
          <div className={styles.show}>
            <Button type="submit" variant="ghost" formMethod="get" formAction={page}>
              Показать{NBSP}надпись
            </Button>
          </div>
        </div>
      </details>
      <EngravingNotice />
    </div>
  );
}
