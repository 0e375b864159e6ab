import type { BellChannels, BellsOfProduct } from '@yahont/contracts/bells/bells.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Checkbox } from '#app/ui/choices/checkbox.tsx';
import text from '#app/ui/text/text.module.css';
import styles from './bell-sheet.module.css';

type Props = {
  contacts: NonNullable<BellsOfProduct['contacts']>;
  channels: BellChannels;
  onChange: (channels: BellChannels) => void;
};

/** Ways to reach the account; one that it does not have says where to get it. */
export function ChannelChoice({ contacts: { email, phone, hasPush }, channels, onChange }: Props) {
  const set = (channel: keyof BellChannels, isOn: boolean) => onChange({ ...channels, [channel]: isOn });
  return (
    <fieldset className={styles.channels}>
      <legend className={text.hidden}>Как сообщить</legend>
      {email === null ? (
        <p className={styles.small}>
          {nbsp('Чтобы получить письмо, подтвердите почту')}{' '}
          <A href="/personal/detail/" className={text.link}>
            в&nbsp;профиле
          </A>
          .
        </p>
      ) : (
        <Checkbox
          checked={channels.mail}
          note={email}
          onChange={(event) => set('mail', event.currentTarget.checked)}
        >
          Письмо
        </Checkbox>
      )}
      <Checkbox
        checked={channels.sms}
        note={formatPhone(phone)}
        onChange={(event) => set('sms', event.currentTarget.checked)}
      >
        СМС
      </Checkbox>
      {hasPush && (
        <Checkbox
          checked={channels.push}
          note={nbsp('в ваших браузерах')}
          onChange={(event) => set('push', event.currentTarget.checked)}
        >
          Уведомление
        </Checkbox>
      )}
    </fieldset>
  );
}
