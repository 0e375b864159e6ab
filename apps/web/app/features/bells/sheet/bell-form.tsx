import { useState, type FormEvent } from 'react';
import type { PriceHistory } from '@yahont/contracts/catalogue/price-history.ts';
import type { AskedBell, BellChannels, BellsOfProduct } from '@yahont/contracts/bells/bells.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { isEmail } from '@yahont/values/form-rules.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { readText } from '#app/base/forms/form-text.ts';
import { CallFailed } from '#app/lib/api/browser.ts';
import { refusalText } from '#app/shop/words/refusal-text.ts';
import { ConsentField } from '#app/shop/parts/consent-field.tsx';
import { Button } from '#app/ui/buttons/button.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { Checkbox } from '#app/ui/choices/checkbox.tsx';
import { EmailField } from '#app/ui/fields/email-field.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import text from '#app/ui/text/text.module.css';
import { ask, askByMail } from '../bell-calls.ts';
import type { BellWish } from '../bell-wish.ts';
import { BELL_FAILED, BELL_TEXTS } from '../bell-words.ts';
import { ChannelChoice } from './channel-choice.tsx';
import { OtherSizes } from './other-sizes.tsx';
import { PriceTarget } from './price-target.tsx';
import { readTarget } from './targets.ts';
import { startSkus } from './start-skus.ts';
import styles from './bell-sheet.module.css';

export type Sent = AskedBell & { email: string; channels: BellChannels };

type Props = {
  wish: BellWish;
  known: BellsOfProduct;
  /** For a price bell. */
  prices: PriceHistory | null;
  onSent: (sent: Sent) => void;
};

/** The wish itself: sizes or a sum, and how to be written to. What was typed stays when it is refused. */
export function BellForm({ wish, known, prices, onSent }: Props) {
  const { kind } = wish;
  const { contacts } = known;
  const before = known.bells.find((bell) => bell.kind === kind);
  const [skuIds, setSkuIds] = useState<ReadonlySet<number>>(() => startSkus(wish, known));
  const [isCityOnly, setCityOnly] = useState(before?.isCityOnly ?? false);
  const [channels, setChannels] = useState<BellChannels>(before?.channels ?? usualChannels(contacts));
  const [target, setTarget] = useState('');
  const [wrong, setWrong] = useState<readonly string[]>();
  const [message, setMessage] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function send(form: FormData) {
    const email = readText(form, 'email');
    const atMost = kind === 'price' ? readTarget(target) : null;
    const names = [
      ...(kind === 'price' && atMost === null ? ['atMost'] : []),
      ...(contacts === null && !isEmail(email) ? ['email'] : []),
      ...(contacts === null && form.get('acceptsPersonalData') === null ? ['acceptsPersonalData'] : []),
    ];
    setWrong(names);
    setMessage(null);
    if (names.length > 0) return;
    const wanted = { productId: wish.productId, kind, skuIds: [...skuIds], atMost, isCityOnly };
    setSending(true);
    try {
      const answer =
        contacts === null
          ? await askByMail({ ...wanted, email, acceptsPersonalData: true })
          : await ask({ ...wanted, channels });
      onSent({ ...answer, email, channels: contacts === null ? BY_MAIL : channels });
    } catch (error) {
      const problem = error instanceof CallFailed ? error.problem : null;
      if (problem?.code === 'not-below-price') setWrong(['atMost']);
      setMessage(problem === null ? BELL_FAILED : refusalText(BELL_TEXTS, problem, BELL_FAILED));
    } finally {
      setSending(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(new FormData(event.currentTarget));
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <ServerRefusals names={wrong}>
        {prices !== null && <PriceTarget prices={prices} typed={target} onType={setTarget} />}
        {contacts !== null && (
          <ChannelChoice contacts={contacts} channels={channels} onChange={setChannels} />
        )}
        {kind === 'back' && <OtherSizes wish={wish} known={known} chosen={skuIds} onChange={setSkuIds} />}
        {kind === 'back' && (
          <Checkbox checked={isCityOnly} onChange={(event) => setCityOnly(event.currentTarget.checked)}>
            {nbsp('Только в салонах моего города')}
          </Checkbox>
        )}
        {contacts === null && (
          <>
            <EmailField required />
            <ConsentField name="acceptsPersonalData">
              Согласен на&nbsp;
              <A href="/politika/soglasie/" className={text.link}>
                обработку данных
              </A>{' '}
              и&nbsp;на&nbsp;одно сообщение
            </ConsentField>
          </>
        )}
      </ServerRefusals>
      <p className={styles.problem} role="alert">
        {message}
      </p>
      <Button type="submit" size="big" isWide isWaiting={isSending} waitingText="Записываем">
        {kind === 'back' ? 'Сообщить' : nbsp('Следить за ценой')}
      </Button>
      <p className={styles.small}>{termText(known)}</p>
    </form>
  );
}

/** A letter where it reaches the account, an SMS otherwise. */
function usualChannels(contacts: BellsOfProduct['contacts']): BellChannels {
  const hasMail = contacts !== null && contacts.email !== null;
  return { mail: hasMail, sms: !hasMail, push: false };
}

const BY_MAIL: BellChannels = { mail: true, sms: false, push: false };

function termText({ contacts, endsAt }: BellsOfProduct): string {
  const end = formatDayMonth(cityDate(new Date(endsAt), MOSCOW_HOURS));
  const consent = contacts === null ? '' : 'Согласие на одно сообщение. ';
  return nbsp(`${consent}Не дождётесь до ${end} — колокольчик закончится сам.`);
}
