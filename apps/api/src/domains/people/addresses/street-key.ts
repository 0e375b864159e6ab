/** Words for the kind of a street, in all their spellings. */
const KINDS =
  /(?<![а-яё])(?:улица|ул|проспект|просп|пр-т|пр|переулок|пер|бульвар|б-р|набережная|наб|площадь|пл|шоссе|ш|проезд|тупик|аллея|микрорайон|мкр)(?![а-яё])\.?/gu;

/** A street in the form used for comparison: «ул. Тверская», «Тверская улица» and «тверская» are equal. */
export function streetKey(street: string): string {
  const words = street.toLowerCase().replaceAll('ё', 'е').replaceAll(KINDS, ' ');
  return words.replaceAll(/[^\p{L}\p{N}-]+/gu, ' ').trim();
}
