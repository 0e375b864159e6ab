import { useState } from 'react';
import type { CartLine } from '@yahont/contracts/cart/cart.ts';
import {
  ENGRAVING_DAYS,
  ENGRAVING_PRICE,
  FACE_NAMES,
  readFace,
  type Engraving,
} from '@yahont/values/engraving.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { plural } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { EngravingFields } from '#app/shop/engraving/engraving-fields.tsx';
import { EngravingNotice } from '#app/shop/engraving/engraving-notice.tsx';
import { EngravingPreview } from '#app/shop/engraving/engraving-preview.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { cartMessage } from '../messages.ts';
import { useCartForm } from '../use-cart-form.ts';
import text from '#app/ui/text/text.module.css';
import styles from './line-engraving.module.css';

type Props = {
  line: Pick<CartLine, 'id' | 'name' | 'services' | 'engravedAt' | 'metal' | 'size' | 'quantity'>;
};

/** The inscription on the items of a line: add, change or remove it. */
export function LineEngraving({ line }: Props) {
  const { Form } = useCartForm();
  const { id, name, engravedAt, services, quantity } = line;
  const service = services.find((one) => one.service === 'engraving');
  if (engravedAt === null) return null;
  const engraving = service && { text: service.note, face: readFace(service.face) };
  const where = engravedAt === 'inside' ? 'внутри кольца' : 'на обороте';
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <div className={styles.words}>
          <p>
            {`Гравировка ${where}`}
            {engraving !== undefined && (
              <>
                : <b>«{engraving.text}»</b>, {FACE_NAMES[engraving.face]}
              </>
            )}
          </p>
          <span className={text.note}>
            {service === undefined
              ? nbsp(
                  `${formatRoubles(ENGRAVING_PRICE)}, плюс ${ENGRAVING_DAYS} рабочих ${plural(ENGRAVING_DAYS, ['день', 'дня', 'дней'])}`,
                )
              : nbsp(
                  quantity > 1
                    ? `${formatRoubles(service.sum)}: на каждом из ${quantity} изделий`
                    : formatRoubles(service.sum),
                )}
          </span>
        </div>
        {service !== undefined && (
          <Form method="post" action="/cart/">
            <input type="hidden" name="lineId" value={id} />
            <button type="submit" name="intent" value="drop-engraving" className={styles.drop}>
              <Icon name="trash" size={18} />
              <span>Убрать</span>
              <span className={text.hidden}> гравировку: {name}</span>
            </button>
          </Form>
        )}
      </div>
      <details className={styles.details} key={service?.details.join(' ') ?? ''}>
        <summary className={styles.summary}>
          {service === undefined ? 'Добавить надпись' : 'Изменить надпись'}
          <span className={text.hidden}>: {name}</span>
        </summary>
        <Editor line={line} place={engravedAt} start={engraving ?? { text: '', face: 'italic' }} />
      </details>
      <EngravingNotice />
    </div>
  );
}

type EditorProps = Props & { place: NonNullable<CartLine['engravedAt']>; start: Engraving };

function Editor({ line: { id, metal, size }, place, start }: EditorProps) {
  const { Form, data, formData } = useCartForm();
  const [draft, setDraft] = useState(start);
  const isSending = formData?.get('intent') === 'engrave' && formData.get('lineId') === String(id);
  const isRefused = data !== undefined && !data.ok && data.intent === 'engrave' && data.lineId === id;
  return (
    <Form method="post" action="/cart/" className={styles.editor} noValidate>
      <input type="hidden" name="intent" value="engrave" />
      <input type="hidden" name="lineId" value={id} />
      {metal !== null && <EngravingPreview engraving={draft} place={place} metal={metal} size={size} />}
      <div className={styles.fields}>
        <EngravingFields engraving={draft} onChange={setDraft} />
        <Button type="submit" variant="ghost" isWaiting={isSending} waitingText="Сохраняем">
          Сохранить надпись
        </Button>
        {isRefused && !isSending && (
          <p className={text.failure} role="alert">
            {cartMessage(data.refusal)}
          </p>
        )}
      </div>
    </Form>
  );
}
