/** Masculine, feminine, neuter or plural. */
type Form = 'm' | 'f' | 'n' | 'p';

/**
 * The role of an English word. `of` and `with` are ways to attach it to a noun: «кольцо из золота с
 * жемчугом».
 */
type Sense =
  | { part: 'kind'; ru: string; form: Form }
  /** An adjective in the form that agrees with its noun. */
  | { part: 'trait'; ru: Readonly<Record<Form, string>> }
  | { part: 'metal'; ru: string; of: string }
  | { part: 'gem'; ru: string; with: string }
  | { part: 'word'; ru: string }
  | { part: 'filler' };

const kind = (ru: string, form: Form): Sense => ({ part: 'kind', ru, form });
/** `stem`: «обручальн»; a stem in к or г has «ий». */
const trait = (stem: string): Sense => ({
  part: 'trait',
  ru: /[кг]$/.test(stem)
    ? { m: `${stem}ий`, f: `${stem}ая`, n: `${stem}ое`, p: `${stem}ие` }
    : { m: `${stem}ый`, f: `${stem}ая`, n: `${stem}ое`, p: `${stem}ые` },
});
const gem = (ru: string, withIt: string): Sense => ({ part: 'gem', ru, with: withIt });
const metal = (ru: string, of: string): Sense => ({ part: 'metal', ru, of });
const word = (ru: string): Sense => ({ part: 'word', ru });

/** Words that shoppers know from foreign shops, in the singular; two-word entries before single words. */
const DICTIONARY: ReadonlyMap<string, Sense> = new Map([
  ['white gold', metal('белое золото', 'из белого золота')],
  ['yellow gold', metal('жёлтое золото', 'из жёлтого золота')],
  ['rose gold', metal('розовое золото', 'из розового золота')],
  ['red gold', metal('красное золото', 'из красного золота')],
  ['gold', metal('золото', 'из золота')],
  ['golden', metal('золото', 'из золота')],
  ['silver', metal('серебро', 'из серебра')],
  ['sterling', metal('серебро', 'из серебра')],
  ['platinum', metal('платина', 'из платины')],
  ['ring', kind('кольцо', 'n')],
  ['earring', kind('серьги', 'p')],
  ['stud', kind('пусеты', 'p')],
  ['hoop', kind('серьги конго', 'p')],
  ['pendant', kind('подвеска', 'f')],
  ['necklace', kind('колье', 'n')],
  ['strand', kind('колье', 'n')],
  ['bead', kind('бусы', 'p')],
  ['chain', kind('цепь', 'f')],
  ['bracelet', kind('браслет', 'm')],
  ['bangle', kind('жёсткий браслет', 'm')],
  ['brooch', kind('брошь', 'f')],
  ['cross', kind('крест', 'm')],
  ['signet', kind('печатка', 'f')],
  ['band', kind('кольцо', 'n')],
  ['cufflink', kind('запонки', 'p')],
  ['watch', kind('часы', 'p')],
  ['jewelry', kind('украшения', 'p')],
  ['jewellery', kind('украшения', 'p')],
  ['jewel', kind('украшения', 'p')],
  ['certificate', kind('сертификат', 'm')],
  ['diamond', gem('бриллиант', 'с бриллиантом')],
  ['brilliant', gem('бриллиант', 'с бриллиантом')],
  ['ruby', gem('рубин', 'с рубином')],
  ['rubie', gem('рубин', 'с рубином')],
  ['sapphire', gem('сапфир', 'с сапфиром')],
  ['emerald', gem('изумруд', 'с изумрудом')],
  ['pearl', gem('жемчуг', 'с жемчугом')],
  ['topaz', gem('топаз', 'с топазом')],
  ['amethyst', gem('аметист', 'с аметистом')],
  ['citrine', gem('цитрин', 'с цитрином')],
  ['garnet', gem('гранат', 'с гранатом')],
  ['tanzanite', gem('танзанит', 'с танзанитом')],
  ['peridot', gem('хризолит', 'с хризолитом')],
  ['onyx', gem('оникс', 'с ониксом')],
  ['zirconia', gem('фианит', 'с фианитом')],
  ['engagement', trait('помолвочн')],
  ['wedding', trait('обручальн')],
  ['tennis', trait('теннисн')],
  ['solitaire', word('с одним камнем')],
  ['heart', word('сердце')],
  ['letter', word('буква')],
  ['gift', word('подарок')],
  ['sale', word('скидки')],
  ['new', word('новинки')],
  ['engraving', word('гравировка')],
  ['delivery', word('доставка')],
  ['store', word('магазин')],
  ['shop', word('магазин')],
  ['men', trait('мужск')],
  ['man', trait('мужск')],
  ['women', trait('женск')],
  ['woman', trait('женск')],
  ['mother', word('маме')],
  ['wife', word('жене')],
  ['husband', word('мужу')],
  ['size', word('размер')],
  ['carat', word('карат')],
  ['under', word('до')],
  ...['with', 'for', 'and', 'of', 'the', 'a', 'an', 'in', 'from', 'to', 'my', 'buy', 'cubic', 's'].map(
    (said): [string, Sense] => [said, { part: 'filler' }],
  ),
]);

/** Maximum number of words of a query that are translated. */
const WORDS_MAX = 12;

/**
 * A query in English in the words of the shop: «pearl earrings» → «серьги с жемчугом». Words missing
 * from the dictionary stay unchanged.
 * @param isKnown whether the catalogue has a word; such words are never translated
 * @returns null when the dictionary has none of its words
 */
export function translate(query: string, isKnown: (word: string) => boolean): string | null {
  const words = query.match(/[\p{L}\p{N}.,/]+/gu) ?? [];
  if (words.length > WORDS_MAX) return null;
  const kinds: Extract<Sense, { part: 'kind' }>[] = [];
  const traits: Extract<Sense, { part: 'trait' }>[] = [];
  const metals: Extract<Sense, { part: 'metal' }>[] = [];
  const gems: Extract<Sense, { part: 'gem' }>[] = [];
  const rest: string[] = [];
  let isTranslated = false;
  for (let at = 0; at < words.length; at += 1) {
    const own = words[at] ?? '';
    const pair = senseOf(`${own} ${words[at + 1] ?? ''}`);
    const sense = pair ?? (isKnown(own) ? undefined : senseOf(own));
    if (pair !== undefined) at += 1;
    isTranslated ||= sense !== undefined && sense.part !== 'filler';
    switch (sense?.part) {
      case 'kind':
        kinds.push(sense);
        break;
      case 'trait':
        traits.push(sense);
        break;
      case 'metal':
        metals.push(sense);
        break;
      case 'gem':
        gems.push(sense);
        break;
      case 'word':
        rest.push(sense.ru);
        break;
      case 'filler':
        break;
      case undefined:
        rest.push(own);
    }
  }
  if (!isTranslated) return null;
  const isNamed = kinds.length > 0;
  const form = kinds[0]?.form ?? 'p';
  return [
    ...traits.map(({ ru }) => ru[form]),
    ...new Set(kinds.map(({ ru }) => ru)),
    ...metals.map(({ ru, of }) => (isNamed ? of : ru)),
    ...gems.map(({ ru, with: withIt }) => (isNamed ? withIt : ru)),
    ...rest,
  ].join(' ');
}

function senseOf(words: string): Sense | undefined {
  const said = words.toLowerCase();
  return DICTIONARY.get(said) ?? (said.endsWith('s') ? DICTIONARY.get(said.slice(0, -1)) : undefined);
}
