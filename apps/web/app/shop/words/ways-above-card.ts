import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';

type Ways = NonNullable<Product['waysAboveCard']>;
type Kind = Ways['ways'][number]['kind'];

const NAMES: Partial<Record<Kind, string>> = {
  sbp: 'через СБП',
  sberpay: 'через СберПэй',
  invoice: 'переводом по счёту',
};

/** How a price is paid that a card does not carry at once, with the limits of the shop; empty when it is sold in stores alone. */
export function waysAboveCardText({ most, ways }: Ways): string {
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
