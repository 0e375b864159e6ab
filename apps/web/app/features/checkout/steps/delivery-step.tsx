import { Fragment } from 'react';
import { DELIVERY_KINDS } from '@yahont/values/delivery-kinds.ts';
import { Segments } from '#app/ui/choices/segments.tsx';
import type { PartProps } from '../kinds/checkout-kind.ts';
import { KINDS } from '../kinds/kinds.ts';
import { ReceiverPart } from './receiver-part.tsx';
import styles from './delivery-step.module.css';

/**
 * The ways of delivery with their fields. CSS alone hides the fields of the other ways, so this works without
 * scripts.
 */
export function DeliveryStep(props: PartProps) {
  const { options, start, city } = props;
  const choices = DELIVERY_KINDS.flatMap((value) => {
    const segment = KINDS[value].segment(options, city.name);
    return segment === null ? [] : [{ ...segment, value }];
  });
  return (
    <div className={styles.root}>
      <Segments label="Способ получения" name="delivery" defaultValue={start.delivery} options={choices} />
      {DELIVERY_KINDS.map((kind) => (
        <Fragment key={kind}>{KINDS[kind].part(props)}</Fragment>
      ))}
      <ReceiverPart start={start} />
    </div>
  );
}
