import { METAL_NAMES } from '@yahont/contracts/catalogue/names.ts';
import { ENGRAVING_SURFACES, type EngravingSurface } from '@yahont/values/engraving.ts';
import { formatRingSize, RING_SIZES, ringSizeToQuery } from '@yahont/values/measures/ring-size.ts';
import { capitalise, nbsp } from '@yahont/values/text/typography.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Segments } from '#app/ui/choices/segments.tsx';
import { EngravingFields } from '#app/shop/engraving/engraving-fields.tsx';
import { EngravingNotice } from '#app/shop/engraving/engraving-notice.tsx';
import { EngravingPreview } from '#app/shop/engraving/engraving-preview.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { StudioActions } from './studio-actions.tsx';
import { STUDIO_KEYS, STUDIO_METALS, type StudioState } from './studio-state.ts';
import styles from './studio.module.css';

type Props = {
  state: StudioState;
  onChange: (state: StudioState) => void;
  /** Link to pieces that can carry the inscription. */
  piecesHref: string;
  /** Link to an appointment for visitors with a piece of their own. */
  visitHref: string;
};

const SURFACE_NAMES: Readonly<Record<EngravingSurface, string>> = {
  inside: 'Внутри кольца',
  outside: 'Снаружи',
  back: 'На обороте',
};

/**
 * A preview of an inscription on a piece: surface, metal, size, typeface. Without a script the page draws the
 * submitted values.
 */
export function Studio({ state, onChange, piecesHref, visitHref }: Props) {
  const { engraving, surface, metal, size } = state;
  const isRing = surface !== 'back';
  return (
    <form method="get" action="/engraving/" className={styles.root} noValidate>
      <div className={styles.picture}>
        <Segments
          label="Где надпись"
          name={STUDIO_KEYS.surface}
          options={ENGRAVING_SURFACES.map((value) => ({ value, title: nbsp(SURFACE_NAMES[value]) }))}
          value={surface}
          onChange={(value) => {
            const chosen = ENGRAVING_SURFACES.find((one) => one === value);
            if (chosen !== undefined) onChange({ ...state, surface: chosen });
          }}
        />
        <EngravingPreview engraving={engraving} place={surface} metal={metal} size={isRing ? size : null} />
      </div>
      <div className={styles.choices}>
        <EngravingFields
          engraving={engraving}
          onChange={(changed) => onChange({ ...state, engraving: changed })}
        />
        <div className={styles.pair}>
          <SelectField
            label="Металл"
            name={STUDIO_KEYS.metal}
            value={metal}
            onChange={({ currentTarget }) => {
              const chosen = STUDIO_METALS.find((one) => one === currentTarget.value);
              if (chosen !== undefined) onChange({ ...state, metal: chosen });
            }}
          >
            {STUDIO_METALS.map((one) => (
              <option key={one} value={one}>
                {capitalise(METAL_NAMES[one])}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Размер кольца"
            name={STUDIO_KEYS.size}
            value={ringSizeToQuery(size)}
            disabled={!isRing}
            onChange={({ currentTarget }) => {
              const chosen = RING_SIZES.find((one) => ringSizeToQuery(one) === currentTarget.value);
              if (chosen !== undefined) onChange({ ...state, size: chosen });
            }}
          >
            {RING_SIZES.map((one) => (
              <option key={one} value={ringSizeToQuery(one)}>
                {formatRingSize(one)}
              </option>
            ))}
          </SelectField>
        </div>
        <StudioActions {...{ state, piecesHref, visitHref }} />
        <noscript>
          <Button type="submit" variant="ghost" isWide>
            Показать на&nbsp;украшении
          </Button>
        </noscript>
        <EngravingNotice />
      </div>
    </form>
  );
}
