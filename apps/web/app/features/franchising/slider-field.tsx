import { useId, type CSSProperties } from 'react';
import styles from './slider-field.module.css';

type Props = {
  label: string;
  name: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** The formatted value: «80 м²». */
  text: string;
  onChange: (value: number) => void;
};

/** A slider for one value, which is written beside its label. */
export function SliderField({ label, name, min, max, step, value, text, onChange }: Props) {
  const id = useId();
  // safe: a custom property is a style too
  const style = { '--part': (value - min) / (max - min) } as CSSProperties;
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <output htmlFor={id} className={styles.value}>
        {text}
      </output>
      <input
        id={id}
        className={styles.slider}
        type="range"
        name={name}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        style={style}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </div>
  );
}
