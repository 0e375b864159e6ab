import {
  ENGRAVING_FACES,
  ENGRAVING_MAX_LENGTH,
  engravingLength,
  FACE_NAMES,
  isEngraving,
  type Engraving,
} from '@yahont/values/engraving.ts';
import { capitalise, nbsp } from '@yahont/values/text/typography.ts';
import { PressButton } from '#app/ui/buttons/press-button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { FACE_STYLE } from './face-style.tsx';
import text from '#app/ui/text/text.module.css';
import styles from './engraving-fields.module.css';

type Props = {
  engraving: Engraving;
  onChange: (engraving: Engraving) => void;
  /** Id of the form that sends the fields, when they are outside it. */
  form?: string;
};

/** Characters that few keyboards have. */
const SIGNS = [
  ['∞', 'Бесконечность'],
  ['♥', 'Сердце'],
  ['·', 'Точка посередине'],
  ['—', 'Тире'],
  ['№', 'Номер'],
] as const;

/** The text of an inscription and its typeface, sent as `engraving` and `face`. */
export function EngravingFields({ engraving, onChange, form }: Props) {
  const left = ENGRAVING_MAX_LENGTH - engravingLength(engraving.text);
  return (
    <div className={styles.root}>
      <Field
        label="Надпись"
        name="engraving"
        form={form}
        value={engraving.text}
        maxLength={ENGRAVING_MAX_LENGTH}
        autoComplete="off"
        isValid={isEngraving}
        help={nbsp(
          `До ${ENGRAVING_MAX_LENGTH} знаков с пробелами, осталось ${Math.max(0, left)}. Буквы, цифры и знаки ниже`,
        )}
        onChange={({ currentTarget }) => onChange({ ...engraving, text: currentTarget.value })}
      />
      <div className={styles.signs} role="group" aria-label="Добавить знак">
        {SIGNS.map(([sign, name]) => (
          <PressButton
            key={sign}
            className={styles.sign}
            aria-label={name}
            isBlocked={left <= 0}
            onClick={() => onChange({ ...engraving, text: `${engraving.text}${sign}` })}
          >
            {sign}
          </PressButton>
        ))}
      </div>
      <fieldset className={styles.faces}>
        <legend className={styles.legend}>Начертание</legend>
        {ENGRAVING_FACES.map((face) => (
          <label key={face} className={styles.face}>
            <input
              type="radio"
              className={text.hidden}
              name="face"
              form={form}
              value={face}
              checked={face === engraving.face}
              onChange={() => onChange({ ...engraving, face })}
              aria-label={capitalise(FACE_NAMES[face])}
            />
            <span className={FACE_STYLE[face].className} aria-hidden="true">
              Навсегда
            </span>
            <small aria-hidden="true">{capitalise(FACE_NAMES[face])}</small>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
