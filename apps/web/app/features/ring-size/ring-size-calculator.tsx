import { useState } from 'react';
import { RING_SCALES, WIDE_RING_MM, type RingScale } from '@yahont/values/measures/find-ring-size.ts';
import { Checkbox } from '#app/ui/choices/checkbox.tsx';
import { Segments } from '#app/ui/choices/segments.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { readMeasure, SCALES, sizeOf } from './measure.ts';
import { FoundSize } from './found-size.tsx';
import { SizeTable } from './size-table.tsx';
import styles from './ring-size-calculator.module.css';

/**
 * The Russian size for a ring, a finger or a foreign size. The table of all sizes stays in view, because
 * without code it is the answer.
 */
export function RingSizeCalculator() {
  const [scale, setScale] = useState<RingScale>('diameter');
  const [text, setText] = useState(SCALES.diameter.example);
  const [isWide, setWide] = useState(false);
  const { label, hint } = SCALES[scale];
  const found = sizeOf(scale, text, isWide);

  function choose(next: RingScale) {
    setScale(next);
    setText(SCALES[next].example);
  }

  return (
    <div className={styles.root}>
      <form className={styles.fields} noValidate onSubmit={(event) => event.preventDefault()}>
        <Segments
          label="Что известно"
          name="ring-scale"
          value={scale}
          options={RING_SCALES.map((value) => ({ value, title: SCALES[value].title }))}
          onChange={(value) => choose(RING_SCALES.find((one) => one === value) ?? scale)}
        />
        <Field
          key={scale}
          label={label}
          help={hint}
          name="measure"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={text}
          isValid={(value) => readMeasure(scale, value) !== null}
          onChange={(event) => setText(event.target.value)}
        />
        <Checkbox checked={isWide} onChange={(event) => setWide(event.target.checked)}>
          Кольцо шире {WIDE_RING_MM}&nbsp;мм: оно сидит плотнее
        </Checkbox>
      </form>
      <FoundSize found={found} />
      <SizeTable size={found?.isSold === true ? found.size : null} />
    </div>
  );
}
