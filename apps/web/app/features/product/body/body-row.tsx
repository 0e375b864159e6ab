import type { ComponentProps } from 'react';
import { nbsp } from '@yahont/values/text/typography.ts';
import { PromiseLink, PromiseRow } from '#app/shop/buying/promise-row.tsx';
import { bodyWords } from './body-words.ts';

type Props = { product: Parameters<typeof bodyWords>[0]; chosen: Parameters<typeof bodyWords>[1] };

const ICONS: Record<'solid' | 'hollow', ComponentProps<typeof PromiseRow>['icon']> = {
  solid: 'shield',
  hollow: 'ring',
};

/** Whether a chain is solid, beside its promises; derived from its weight. */
export function BodyRow({ product, chosen }: Props) {
  const words = bodyWords(product, chosen);
  if (words === null) return null;
  return (
    <PromiseRow
      icon={ICONS[words.body]}
      title={nbsp(words.title)}
      note={nbsp(words.note)}
      end={<PromiseLink href="#specs">Проверить</PromiseLink>}
    />
  );
}
