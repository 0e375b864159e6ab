import type { ComponentProps } from 'react';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { IconName } from '#app/ui/icons/icon-name.ts';
import { A } from '#app/ui/buttons/link.tsx';
import styles from './menu.module.css';

type Props = Pick<ComponentProps<typeof A>, 'href' | 'onClick'> & {
  text: string;
  icon?: IconName;
  /** At the right: a count, or the effect of a click. */
  note?: string | undefined;
};

/** A row of the menu, tall enough for a finger. */
export function MenuRow({ text, icon, note, ...link }: Props) {
  return (
    <li className={styles.row}>
      <A {...link}>
        {icon !== undefined && <Icon name={icon} />}
        {text}
        {note !== undefined && <small>{note}</small>}
        <Icon name="chevron-right" size={16} />
      </A>
    </li>
  );
}
