import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Setting } from '@yahont/contracts/office/settings.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { DeedDialog } from '#app/blocks/deed/deed-dialog.tsx';
import { Dialog } from '#app/parts/dialog.tsx';
import { History } from '#app/parts/facts/history.tsx';
import { NowNext } from '#app/parts/facts/now-next.tsx';
import { Field } from '#app/parts/field.tsx';
import { Section } from '#app/parts/section.tsx';
import { Skeleton } from '#app/parts/states.tsx';
import { call, refusalOf } from '#app/lib/calls/call.ts';
import { changeSetting, getSetting } from '#app/lib/calls/routes/settings.ts';
import { useNow } from '#app/lib/look/now.ts';
import { may, mayAsk } from '#app/lib/session/me.ts';
import { changedText } from '#app/lib/words/changed.ts';
import { momentText } from '#app/lib/words/moments.ts';
import { readValue, SETTING_WORDS, typedValue, unitText, valueText } from './words.ts';
import styles from './settings-page.module.css';

type Props = { setting: Setting; me: Me; onClose: () => void };

/** One number: what it was, what it will be, why; for others its history alone. */
export function SettingDialog({ setting, me, onClose }: Props) {
  const cache = useQueryClient();
  const { code, unit, value, least, most, version } = setting;
  const [typed, setTyped] = useState(typedValue(value, unit));
  const [fault, setFault] = useState<string>();
  const { name } = SETTING_WORDS[code];
  const next = readValue(typed, unit);
  if (!mayAsk(me, 'settings.edit'))
    return (
      <Dialog title={name} width="narrow" onClose={onClose}>
        <Changes setting={setting} />
      </Dialog>
    );
  const range = `от ${valueText(least, unit)} до ${valueText(most, unit)}`;
  return (
    <DeedDialog
      title={name}
      button={next === null ? 'Записать' : `Записать ${valueText(next, unit)}`}
      reasonLabel="Зачем, увидят все"
      isAsking={!may(me, 'settings.edit')}
      asking={() => ({ kind: 'setting', code, value: next ?? value, version })}
      check={() => {
        const found = faultOf(next, setting, range);
        setFault(found);
        return found === undefined;
      }}
      refused={(error) => refusedText(error, unit) ?? changedText(error)}
      onClose={() => {
        void cache.invalidateQueries({ queryKey: ['settings'] });
        onClose();
      }}
      send={async (reason) => {
        const about = `${name}: ${valueText(next ?? value, unit)} вместо ${valueText(value, unit)}.`;
        const body = { value: next ?? value, reason };
        await call(changeSetting, { params: { code }, body }, { version, about });
        return `${name}: ${valueText(next ?? value, unit)}. Действует со следующего действия`;
      }}
    >
      <NowNext now={valueText(value, unit)} next={next === null ? null : valueText(next, unit)} />
      <Field
        label={`Станет, ${unitText(unit)}`}
        help={`Можно ${range}`}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={fault}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Changes setting={setting} />
    </DeedDialog>
  );
}

function faultOf(next: number | null, { value, least, most }: Setting, range: string): string | undefined {
  if (next === null) return 'Впишите целое число';
  if (next < least || next > most) return `Можно ${range}`;
  return next === value ? 'Это число и стоит сейчас' : undefined;
}

function refusedText(error: unknown, unit: Setting['unit']): string | null {
  const refusal = refusalOf(changeSetting, { 'out-of-range': true, 'changed-meanwhile': true }, error);
  if (refusal?.code !== 'out-of-range') return null;
  const { least, most } = refusal.facts;
  return `Сейчас можно от ${valueText(least, unit)} до ${valueText(most, unit)}: сроки хранения связаны.`;
}

function Changes({ setting: { code, unit } }: { setting: Setting }) {
  const now = useNow();
  const { data } = useQuery({
    queryKey: ['settings', code],
    queryFn: ({ signal }) => call(getSetting, { params: { code } }, { signal }),
  });
  return (
    <Section title="История">
      <div className={styles.history}>
        {data === undefined && <Skeleton rows={1} />}
        {data?.history.length === 0 && <p className={styles.muted}>Не меняли: стоит заводское число.</p>}
        {data !== undefined && data.history.length > 0 && (
          <History
            entries={data.history.map(({ version, value, at, reason, by }) => ({
              key: String(version),
              time: momentText(at, now),
              what: valueText(value, unit),
              who: [by.join(', '), `«${reason}»`].filter(Boolean).join(': '),
              tone: 'own' as const,
            }))}
          />
        )}
      </div>
    </Section>
  );
}
