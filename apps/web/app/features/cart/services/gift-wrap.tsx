import { useMemo } from 'react';
import type { CartLine } from '@yahont/contracts/cart/cart.ts';
import { GIFT_CARD_PRICE, GIFT_NOTE_MAX_LENGTH, isGiftNote } from '@yahont/values/gift-wrap.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { useCartForm } from '../use-cart-form.ts';
import styles from './gift-wrap.module.css';

type Props = { line: Pick<CartLine, 'id' | 'name' | 'services'> };

const HELP = `До ${GIFT_NOTE_MAX_LENGTH} знаков. Напишем от\u00A0руки, ${formatRoubles(GIFT_CARD_PRICE)}.`;

/** Offers a gift wrap for the products of a line and, once it is taken, a card. */
export function GiftWrap({ line }: Props) {
  const { Form } = useCartForm();
  const wrap = line.services.find(({ service }) => service === 'gift-wrap');
  const isWrapped = wrap !== undefined;
  return (
    <div className={styles.root}>
      <Form method="post" action="/cart/" className={styles.offer}>
        <input type="hidden" name="lineId" value={line.id} />
        <input type="hidden" name="note" value="" />
        <Icon name="gift" size={24} className={styles.icon} />
        <span id={`wrap-${line.id}`} className={styles.text}>
          Подарочная упаковка
          <span className={styles.detail}>Футляр, атласная лента и&nbsp;конверт — бесплатно</span>
        </span>
        <button
          type="submit"
          name="intent"
          value={isWrapped ? 'unwrap' : 'wrap'}
          role="switch"
          aria-checked={isWrapped}
          aria-label={`Подарочная упаковка: ${line.name}`}
          className={styles.switch}
        />
      </Form>
      {wrap !== undefined && <Card lineId={line.id} note={wrap.note} />}
    </div>
  );
}

function Card({ lineId, note }: { lineId: number; note: string }) {
  const { Form, data, formData } = useCartForm();
  const isAbout = data?.intent === 'card' && data.lineId === lineId;
  const refused = isAbout && !data.ok ? data : undefined;
  // A new list for each answer, so that the field can distinguish a second refusal from the first.
  const wrong = useMemo(() => refused && ['note'], [refused]);
  const isSaved = isAbout && data.ok;
  const isSending = formData?.get('intent') === 'card' && formData.get('lineId') === String(lineId);
  return (
    <Form method="post" action="/cart/" className={styles.card} noValidate>
      <input type="hidden" name="intent" value="card" />
      <input type="hidden" name="lineId" value={lineId} />
      <ServerRefusals names={wrong}>
        <TextAreaField
          label="Открытка"
          name="note"
          rows={3}
          defaultValue={refused?.note ?? note}
          help={HELP}
          isValid={isGiftNote}
          autoComplete="off"
        />
      </ServerRefusals>
      <div className={styles.save}>
        <Button type="submit" variant="quiet" isWaiting={isSending} waitingText="Сохраняем">
          Сохранить открытку
        </Button>
        <span className={styles.saved} role="status">
          {isSaved && !isSending && (note === '' ? 'Будет без открытки' : 'Открытка сохранена')}
        </span>
      </div>
    </Form>
  );
}
