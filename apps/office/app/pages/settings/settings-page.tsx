import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOutletContext } from 'react-router';
import type { Setting } from '@yahont/contracts/office/settings.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { Button } from '#app/parts/button.tsx';
import { Panel } from '#app/parts/facts/panel.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { Failed, Skeleton } from '#app/parts/states.tsx';
import { call } from '#app/lib/calls/call.ts';
import { listSettings } from '#app/lib/calls/routes/settings.ts';
import { usePage } from '#app/lib/look/page.ts';
import { mayAsk } from '#app/lib/session/me.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { SettingDialog } from './setting-dialog.tsx';
import { fixedName, GROUPS, SETTING_WORDS, valueText } from './words.ts';
import styles from './settings-page.module.css';

/** Limits and terms; everybody may read them, because they are not secret. */
export function SettingsPage() {
  const me = useOutletContext<Me>();
  const heading = usePage('Пороги и сроки');
  const [open, setOpen] = useState<Setting | null>(null);
  const settings = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => call(listSettings, {}, { signal }),
  });
  const mayChange = mayAsk(me, 'settings.edit');
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          Пороги и сроки
        </h1>
        <p className={styles.muted}>каждое число со своей историей</p>
      </header>
      {settings.isPending && <Skeleton rows={10} />}
      {settings.isError && (
        <Failed
          title="Настройки не открылись"
          text={failureText(settings.error)}
          onRetry={() => void settings.refetch()}
        />
      )}
      {settings.isSuccess && (
        <div className={styles.groups}>
          {GROUPS.map(({ name, note, codes }) => (
            <Panel key={name} title={name} {...(note === '' ? {} : { note })} isFlush>
              <ul className={styles.rows}>
                {settings.data.items
                  .filter(({ code }) => codes.includes(code))
                  .toSorted((a, b) => codes.indexOf(a.code) - codes.indexOf(b.code))
                  .map((setting) => (
                    <SettingRow
                      key={setting.code}
                      setting={setting}
                      mayChange={mayChange}
                      onOpen={() => setOpen(setting)}
                    />
                  ))}
              </ul>
            </Panel>
          ))}
          <Panel title="Задано законом" note="не меняется" isFlush>
            <ul className={styles.rows}>
              {settings.data.fixed.map(({ code, unit, value, law }) => (
                <li key={code}>
                  <div>
                    <b>{fixedName(code)}</b>
                    <small>{law}</small>
                  </div>
                  <span className={styles.value}>{valueText(value, unit)}</span>
                  <span className={styles.lock}>
                    <Icon name="lock" size={16} />
                  </span>
                </li>
              ))}
            </ul>
          </Panel>
        </div>
      )}
      {open !== null && <SettingDialog setting={open} me={me} onClose={() => setOpen(null)} />}
    </div>
  );
}

type RowProps = { setting: Setting; mayChange: boolean; onOpen: () => void };

function SettingRow({ setting: { code, unit, value }, mayChange, onOpen }: RowProps) {
  const { name, hint } = SETTING_WORDS[code];
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>{hint}</small>
      </div>
      <span className={styles.value}>{valueText(value, unit)}</span>
      <Button
        look="bare"
        size="small"
        aria-label={`${mayChange ? 'Изменить' : 'История'}: ${name}`}
        onClick={onOpen}
      >
        {mayChange ? 'Изменить' : 'История'}
      </Button>
    </li>
  );
}
