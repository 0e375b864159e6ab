import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { OrderParts } from '@yahont/contracts/payment/parts.ts';
import type { PartKind } from '@yahont/values/sums/tenders.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { RadioCard } from '#app/ui/choices/radio-card.tsx';
import { RadioGroup } from '#app/ui/choices/radio-group.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import type { IconName } from '#app/ui/icons/icon-name.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { PAY_PART, readSum } from './part-rules.ts';
import type { PartResult } from './start-part.server.ts';
import styles from './parts.module.css';

type Props = { parts: Pick<OrderParts, 'ways' | 'left' | 'paid'>; result: PartResult | undefined };

const PART_NAMES: Readonly<Record<PartKind, string>> = {
  card: 'Картой',
  sbp: 'Через СБП',
  sberpay: 'СберПэй',
};
const ICONS: Readonly<Record<PartKind, IconName>> = { card: 'card', sbp: 'grid-2', sberpay: 'phone' };

/** The way and the sum of the next partial payment. Works as a plain form without JavaScript. */
export function PartForm({ parts: { ways, left, paid }, result }: Props) {
  const [first] = ways;
  const given = result?.values;
  const [chosen, setChosen] = useState(given?.method ?? '');
  const navigation = useNavigation();
  const isWaiting = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  const way = ways.find(({ kind }) => kind === chosen) ?? first;
  if (way === undefined) return null;
  const { least, most } = way;
  const help =
    most === left
      ? 'Этим способом можно заплатить весь остаток'
      : `От ${formatRoubles(least)} до ${formatRoubles(most)} одной частью`;
  return (
    <Form method="post" className={styles.form} noValidate>
      <input type="hidden" name="intent" value={PAY_PART} />
      {result !== undefined && result.message !== null && (
        <p className={styles.message} role="alert">
          <Icon name="alert" size={18} />
          {result.message}
        </p>
      )}
      <ServerRefusals names={result?.wrong}>
        <RadioGroup
          legend={paid > 0 ? 'Как заплатить следующую часть' : 'Как заплатить первую часть'}
          name="method"
          className={styles.ways}
        >
          {ways.map(({ kind, most: limit }) => (
            <RadioCard
              key={kind}
              name="method"
              value={kind}
              icon={ICONS[kind]}
              title={PART_NAMES[kind]}
              note={nbsp(limit === left ? 'весь остаток' : `до ${formatRoubles(limit)}`)}
              defaultChecked={kind === way.kind}
              onChange={() => setChosen(kind)}
            />
          ))}
        </RadioGroup>
        <Field
          // Another way has another default sum; a refused sum stays as typed.
          key={given === undefined ? way.kind : 'typed'}
          label="Сумма части, ₽"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          required
          defaultValue={given?.amount ?? plainSum(most)}
          help={nbsp(help)}
          {...(result !== undefined && result.sumReason !== '' ? { reason: result.sumReason } : {})}
          isValid={(text) => (readSum(text) ?? 0) > 0}
        />
      </ServerRefusals>
      <div>
        <Button type="submit" size="big" isWaiting={isWaiting} waitingText="Открываем оплату">
          Перейти к&nbsp;оплате части
        </Button>
      </div>
    </Form>
  );
}

/** «655 800», in the typed format. */
function plainSum(amount: number): string {
  return formatRoubles(kopecks(amount)).replace(/\s?₽$/u, '');
}
