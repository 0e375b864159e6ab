import type { Me } from '@yahont/contracts/office/staff.ts';
import { Button } from '#app/parts/button.tsx';
import { Dialog } from '#app/parts/dialog.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { ThemeChoice } from '#app/blocks/theme-choice.tsx';
import { useSignOut } from '#app/lib/session/sign-out.ts';
import type { Section } from '#app/lib/session/section.ts';
import { rolesText } from '#app/lib/words/roles.ts';
import { SectionLinks, type Waiting } from './menu.tsx';
import styles from './more-sections.module.css';

type Props = { me: Me; sections: readonly Section[]; waiting: Waiting; onClose: () => void };

/** Every section, and who has signed in: what a phone has instead of the menu. */
export function MoreSections({ me, sections, waiting, onClose }: Props) {
  const signOut = useSignOut();
  return (
    <Dialog title="Все разделы" width="narrow" onClose={onClose}>
      <nav className={styles.nav} aria-label="Все разделы">
        <SectionLinks sections={sections} waiting={waiting} onOpen={onClose} />
      </nav>
      <div className={styles.me}>
        <p>
          <b>{me.name}</b>
          <small>{rolesText(me.roles)}</small>
        </p>
        <ThemeChoice />
        <Button look="quiet" onClick={() => signOut.mutate()}>
          <Icon name="sign-out" size={16} />
          Выйти
        </Button>
      </div>
    </Dialog>
  );
}
