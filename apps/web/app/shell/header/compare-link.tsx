import { useVisitor } from '#app/lib/visitor/use-visitor.ts';
import { comparisonPath } from '#app/features/comparison/comparison-path.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { ComparedCount } from './visitor-badges.tsx';

/**
 * The scales icon of the header. It links to the jewellery comparison unless the visitor compares other
 * things.
 */
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
