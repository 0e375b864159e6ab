import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';

type AboveCardWays = NonNullable<Product['waysAboveCard']>;
type Kind = AboveCardWays['ways'][number]['kind'];

const NAMES: Partial<Record<Kind, string>> = {
  sbp: 'через СБП',
  sberpay: 'через СберПэй',
  invoice: 'переводом по счёту',
};

/**
 * How to pay a price above the limit of a card payment, with the shop's limits; empty when the product is
 * sold in stores only.
 */
export function waysAboveCardText({ most, ways }: AboveCardWays): string {
  const whole = ways.flatMap(({ kind, max }) => {
    const name = NAMES[kind];
    if (name === undefined) return [];
    return [max === null ? name : `${name} до ${formatRoubles(max)}`];
  });
  const inParts = ways.some(({ kind }) => kind === 'parts') ? 'несколькими платежами' : null;
  if (whole.length === 0 && inParts === null) return '';
  const start = `Одним платежом картой проходит до ${formatRoubles(most)}.`;
  if (whole.length === 0) return nbsp(`${start} Дороже можно купить ${inParts ?? ''}.`);
  const rest = inParts === null ? '' : `, а частями — ${inParts}`;
  return nbsp(`${start} Всю сумму примем ${orList(whole)}${rest}.`);
}

/** «а, б или в» */
function orList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} или ${last}`;
}
