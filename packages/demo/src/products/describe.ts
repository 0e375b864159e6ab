import type { Metal } from '@yahont/contracts/catalogue/jewellery.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { metalWords } from './metals.ts';
import type { Model } from './model.ts';

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** «Кольцо «Аврора»» */
export function shortNameOf(model: Model): string {
  return nbsp(`${model.noun} «${model.own}»`);
}

/** «Кольцо «Аврора» из белого золота с бриллиантами» */
export function nameOf(model: Model, metal: Metal): string {
  const ending = model.ending === undefined ? '' : ` ${model.ending}`;
  return nbsp(`${model.noun} «${model.own}» из ${metalWords[metal].genitive}${ending}`);
}

/** The model's text with the words for the metal inserted. */
export function descriptionOf(model: Model, metal: Metal): string {
  const words = metalWords[metal];
  return nbsp(
    model.text
      .replaceAll('{Золото}', capitalised(words.nominative))
      .replaceAll('{золото}', words.nominative)
      .replaceAll('{золота}', words.genitive)
      .replaceAll('{золоте}', words.prepositional)
      .replaceAll('{золотом}', words.instrumental),
  );
}
