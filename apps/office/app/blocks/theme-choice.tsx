import { Icon } from '#app/parts/icon.tsx';
import type { IconName } from '#app/parts/icon-name.ts';
import { Unseen } from '#app/parts/states.tsx';
import { setTheme, THEMES, useTheme, type Theme } from '#app/lib/look/theme.ts';
import styles from './theme-choice.module.css';

const WORDS: Readonly<Record<Theme, { name: string; icon: IconName }>> = {
  auto: { name: 'Как в системе', icon: 'system' },
  light: { name: 'Светлая', icon: 'sun' },
  dark: { name: 'Тёмная', icon: 'moon' },
};

/** Goes to the next theme. */
export function ThemeButton() {
  const theme = useTheme();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'auto';
  const text = `Тема: ${WORDS[theme].name.toLowerCase()}`;
  return (
    <button type="button" className={styles.button} title={text} onClick={() => setTheme(next)}>
      <Icon name={WORDS[theme].icon} size={16} />
      <Unseen>{text}</Unseen>
    </button>
  );
}

/** All three beside each other. */
export function ThemeChoice() {
  const theme = useTheme();
  return (
    <fieldset className={styles.choice}>
      <legend>
        <Unseen>Тема</Unseen>
      </legend>
      {THEMES.map((one) => (
        <label key={one}>
          <input type="radio" name="theme" checked={one === theme} onChange={() => setTheme(one)} />
          <Icon name={WORDS[one].icon} size={16} />
          {WORDS[one].name}
        </label>
      ))}
    </fieldset>
  );
}
