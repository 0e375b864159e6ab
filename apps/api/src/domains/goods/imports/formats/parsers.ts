/** Reads a field of a file. Throws `Misread` with what is wrong, in Russian. */
export type Parser = (text: string) => unknown;

/** A field that cannot be read; the message is for the person who sent the file. */
export class Misread extends Error {}

export const asText: Parser = (text) => text;

/** An empty field means «none». */
export function orNull(parse: Parser): Parser {
  return (text) => (text === '' ? null : parse(text));
}

/** Roubles as people and programs write them, «128 900,50 ₽», as whole kopecks. */
export const asKopecks: Parser = (text) => {
  const plain = text.replaceAll(/[\s\u00A0\u202F]|₽|руб\.?/giu, '').replace(',', '.');
  if (plain.startsWith('-')) throw new Misread('цена меньше нуля');
  if (!/^\d{1,12}(?:\.\d{1,4})?$/.test(plain)) throw new Misread('это не цена');
  const [roubles = '0', part = ''] = plain.split('.');
  if (/[1-9]/.test(part.slice(2))) throw new Misread('доли копейки');
  const kopecks = Number(roubles) * 100 + Number(part.slice(0, 2).padEnd(2, '0'));
  if (kopecks === 0) throw new Misread('цена ноль');
  return kopecks;
};

export const asUin: Parser = (text) => {
  const digits = text.replaceAll(/[\s\u00A0]/g, '');
  if (!/^\d+$/.test(digits)) throw new Misread('в УИН не только цифры');
  if (digits.length !== 16) throw new Misread(`цифр ${digits.length}, а должно быть 16`);
  return digits;
};

export const asWhole: Parser = (text) => {
  const plain = text.replaceAll(/[\s\u00A0]/g, '');
  if (!/^-?\d{1,9}$/.test(plain)) throw new Misread('это не целое число');
  return Number(plain);
};

/** A decimal with a comma or a point, in units of which `scale` make one: a size «16,5» is 1650 hundredths. */
export function asScaled(scale: number): Parser {
  return (text) => {
    const plain = text.replaceAll(/[\s\u00A0]/g, '').replace(',', '.');
    if (!/^\d{1,6}(?:\.\d{1,4})?$/.test(plain)) throw new Misread('это не число');
    const scaled = Math.round(Number(plain) * scale);
    if (Math.abs(Number(plain) * scale - scaled) > 1e-6) throw new Misread('слишком точное число');
    return scaled;
  };
}

/** Several values, with `|` between them. */
export function asList(parse: Parser): Parser {
  return (text) =>
    text
      .split('|')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map(parse);
}

/** Structured facts, as JSON within a field. */
export const asJson: Parser = (text) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Misread('это не JSON');
  }
};

/** A day or a moment: «27.11.2026», «2026-11-27» or a full time. */
export const asMoment: Parser = (text) => {
  const russian = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text);
  const day = russian ? `${russian[3]}-${russian[2]}-${russian[1]}` : text;
  const at = new Date(/^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T00:00:00Z` : day);
  if (Number.isNaN(at.getTime())) throw new Misread('это не дата');
  return at.toISOString();
};
