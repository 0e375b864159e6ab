import { Autocomplete } from '@base-ui/react/autocomplete';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { Dialog } from '#app/parts/dialog.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { Kbd } from '#app/parts/kbd.tsx';
import type { HotKey } from '#app/lib/keys/keys.ts';
import type { Section } from '#app/lib/session/section.ts';
import { listCommands, withItems, type PaletteGroup, type PaletteItem } from './palette-items.ts';
import { useFound } from './use-found.ts';
import styles from './palette.module.css';

type Props = {
  me: Me;
  sections: readonly Section[];
  /** Keys of the screen below. */
  keys: readonly HotKey[];
  onClose: () => void;
};

/** One field for everything that one may open or do: what was found, then keys of the screen, then sections. */
export function Palette({ me, sections, keys, onClose }: Props) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const go = (path: string): void => void navigate(path);
  const found = useFound({ me, typed, sections, go });
  const groups = withItems([...found.groups, ...listCommands({ typed, sections, keys, go })]);
  const run = (item: PaletteItem): void => {
    onClose();
    item.run();
  };
  return (
    <Dialog title="Найти или сделать" onClose={onClose} isPalette>
      <Autocomplete.Root
        items={groups}
        inline
        open
        mode="none"
        autoHighlight="always"
        value={typed}
        onValueChange={(value, { reason }) => {
          if (reason !== 'item-press') setTyped(value);
        }}
        itemToStringValue={({ name }) => name}
      >
        <div className={styles.field}>
          <Icon name="search" />
          <Autocomplete.Input
            aria-label="Что найти или сделать"
            placeholder="УИН, заказ, телефон или его хвост, раздел, действие"
            maxLength={60}
          />
          <Kbd>Esc</Kbd>
        </div>
        <Autocomplete.Status className={styles.state}>
          {stateText({ typed, groups, isReading: found.isReading, failure: found.failure })}
        </Autocomplete.Status>
        <Autocomplete.List className={styles.list}>
          {(group: PaletteGroup) => (
            <Autocomplete.Group key={group.name} items={[...group.items]}>
              <Autocomplete.GroupLabel className={styles.group}>{group.name}</Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(item: PaletteItem) => (
                  <Autocomplete.Item
                    key={item.id}
                    value={item}
                    className={styles.item}
                    onClick={() => run(item)}
                  >
                    <Icon name={item.icon} />
                    <span className={styles.name}>
                      <b>{item.name}</b> {item.about}
                    </span>
                    <span className={styles.aside}>{item.aside}</span>
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
      <p className={styles.foot}>Видно только то, на что у вас есть права.</p>
    </Dialog>
  );
}

type State = { typed: string; groups: readonly PaletteGroup[]; isReading: boolean; failure: string | null };

function stateText({ typed, groups, isReading, failure }: State): string {
  if (failure !== null) return failure;
  if (isReading) return 'Ищем…';
  return groups.length === 0 ? `По запросу «${typed}» ничего нет. Имя покупателя здесь не ищется.` : '';
}
