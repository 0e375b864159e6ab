import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { roubles } from '@yahont/values/money.ts';
import { DEMO_INSTALMENT } from '@yahont/values/sums/instalment-terms.ts';
import { instalmentOf } from '@yahont/values/sums/instalment.ts';
import { right } from '../testing/right-form.ts';
import { readyAndLater } from './early-words.ts';
import { PaymentStep } from './payment-step.tsx';
import { ReceiverPart } from './receiver-part.tsx';
import { Step } from './step.tsx';

const textOf = (html: string) => html.replaceAll(/<[^>]+>|\s/g, ' ').replaceAll(/ +/g, ' ');

test('what comes earlier and later ends in one dot', () => {
  const pieces = (name: string, quantity: number) => [{ name, quantity }];
  const early = { ready: pieces('Кольцо «Луна»', 1), later: pieces('Серьги «Нить»', 2) };
  expect(readyAndLater(early, { where: 'городе', day: '3 декабря' }).replaceAll('\u00A0', ' ')).toBe(
    'Уже в городе: Кольцо «Луна». Привезём 3 декабря: Серьги «Нить», 2 шт.',
  );
});

test('an instalment names its operator and each payment with its day before the order is placed', () => {
  const instalment = instalmentOf(roubles(74_500), DEMO_INSTALMENT);
  const html = renderToStaticMarkup(
    <PaymentStep
      bonus={{ balance: 0, spendable: 0 }}
      cards={{ canSave: false, saved: [] }}
      held={[]}
      cardOnReceipt={false}
      ways={[{ kind: 'credit', isAvailable: true, reason: null, instalment, isInTwo: false }]}
      credit={DEMO_INSTALMENT}
      today="2026-11-28"
      start={right}
      buyer="person"
      certificates={null}
      onBuyer={() => undefined}
    />,
  );
  const text = textOf(html);
  for (const part of [
    'ООО «Яхонт Рассрочка»',
    'Сегодня 12 417 ₽',
    '28 декабря 2026',
    '28 апреля 2027',
    '12 415 ₽',
  ])
    expect(text).toContain(part);
});

test('a surprise promises the receiver no message', () => {
  const html = renderToStaticMarkup(<ReceiverPart start={right} />);
  expect(textOf(html)).toContain('Получателю не пишем и не звоним');
});

test('a folded step is not hidden by an attribute, which no style can undo without scripts', () => {
  const html = renderToStaticMarkup(
    <Step
      name="wishes"
      number={4}
      title="Пожелания"
      kind="optional"
      isFolded
      summary=""
      onOpen={() => undefined}
      onFinish={() => undefined}
    >
      <textarea name="comment" />
    </Step>,
  );
  expect(html).not.toMatch(/<div[^>]* hidden/);
  expect(html).toContain('data-folded');
});
