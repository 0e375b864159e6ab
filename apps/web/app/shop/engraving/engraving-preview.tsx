import { normaliseEngraving, type Engraving, type EngravingSurface } from '@yahont/values/engraving.ts';
import type { Metal } from '@yahont/contracts/catalogue/jewellery.ts';
import { BackPicture } from './back-picture.tsx';
import { BandPicture } from './band-picture.tsx';
import { FlatBand } from './flat-band.tsx';
import styles from './engraving-preview.module.css';

type Props = {
  engraving: Engraving;
  place: EngravingSurface;
  metal: Metal;
  /** Size of a ring, hundredths of a millimetre; null while none is chosen. */
  size: number | null;
};

const WHERE: Readonly<Record<EngravingSurface, string>> = {
  inside: 'внутри кольца',
  outside: 'снаружи кольца',
  back: 'на обороте подвески',
};

/** Sample text shown while nothing is typed. */
const SAMPLE = 'ваши слова';

/** The inscription on the piece; inside a ring of a known size also unrolled to scale. */
export function EngravingPreview({ engraving: { text, face }, place, metal, size }: Props) {
  const words = normaliseEngraving(text);
  const engraved = { text: words === '' ? SAMPLE : words, face };
  const where = WHERE[place];
  const label = words === '' ? `Место для надписи ${where}` : `Надпись «${words}» ${where}`;
  return (
    <div
      className={styles.root}
      data-metal={metal}
      data-sample={words === '' || undefined}
      data-keep-clear=""
    >
      {place === 'back' ? (
        <BackPicture engraving={engraved} label={label} />
      ) : (
        <BandPicture engraving={engraved} label={label} wall={place} />
      )}
      {place !== 'back' && size !== null && <FlatBand engraving={engraved} size={size} />}
    </div>
  );
}
