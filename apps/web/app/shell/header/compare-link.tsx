import { useVisitor } from '#app/lib/visitor/use-visitor.ts';
import { comparisonPath } from '#app/features/comparison/comparison-path.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { ComparedCount } from './visitor-badges.tsx';

/** The scales of the header; they lead to jewellery for those who compare nothing else. */
export function CompareLink() {
  const compared = useVisitor().summary?.compared;
  const isJewellery = compared !== undefined && compared.stones.length === 0 && compared.products.length > 0;
  return (
    <A href={comparisonPath(isJewellery ? 'products' : 'stones')}>
      <Icon name="scale" />
      <ComparedCount />
      Сравнение
    </A>
  );
}
