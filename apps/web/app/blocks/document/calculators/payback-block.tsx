import { useId, useState } from 'react';
import { PaybackCalculator } from '#app/features/franchising/payback-calculator.tsx';
import { planAddress, USUAL_PLAN } from '#app/features/franchising/plan-address.ts';
import type { CalculatorOf } from '../block-of.ts';
import { CalculatorFrame } from './calculator-frame.tsx';

type Props = { block: CalculatorOf<'payback'> };

/** When a store pays back; the franchise page takes over the plan. */
export function PaybackBlock({ block: { heading, cities } }: Props) {
  const listId = useId();
  const [plan, setPlan] = useState(USUAL_PLAN);
  const isEmpty = cities.length === 0;
  const next = isEmpty
    ? { href: '/franchising/', text: 'О франшизе «Яхонта»' }
    : { href: `/franchising/${planAddress(plan)}#заявка`, text: 'Оставить заявку' };
  return (
    <CalculatorFrame heading={heading || 'Когда вернутся вложения'} next={next}>
      {isEmpty ? (
        <p role="status">
          Посчитать сейчас не&nbsp;получится: список городов обновляется. Условия и&nbsp;заявка&nbsp;—
          на&nbsp;странице франшизы.
        </p>
      ) : (
        <PaybackCalculator cities={cities} plan={plan} onChange={setPlan} listId={listId} />
      )}
    </CalculatorFrame>
  );
}
