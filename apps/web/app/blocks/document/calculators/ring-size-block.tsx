import { RingSizeCalculator } from '#app/features/ring-size/ring-size-calculator.tsx';
import { CalculatorFrame } from './calculator-frame.tsx';

type Props = { heading: string };

/** The calculator of ring sizes. */
export function RingSizeBlock({ heading }: Props) {
  return (
    <CalculatorFrame heading={heading || 'Какой у вас размер'}>
      <RingSizeCalculator />
    </CalculatorFrame>
  );
}
