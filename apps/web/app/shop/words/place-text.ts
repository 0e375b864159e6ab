type Place = { name: string; address: string };

/** Name and address of a store without repetition: «Петровка, 11» is contained in «ул. Петровка, 11». */
export function placeText(place: Place): string {
  const { name, address } = place;
  return name === '' || saysTheSame(place) ? address : `${name}, ${address}`;
}

/** The address below the name; empty when the name already contains it. */
export function addressBeside(place: Place): string {
  return place.name !== '' && saysTheSame(place) ? '' : place.address;
}

/** Ignores case: «Проспект Мира, 54» at the beginning of a line, «проспект Мира, 54» within an address. */
function saysTheSame({ name, address }: Place): boolean {
  return address.toLowerCase().includes(name.toLowerCase());
}

/** «подъезд 2, этаж 4, домофон 14К», without empty values. */
export function entranceText({
  entrance,
  floor,
  intercom,
}: Readonly<Record<'entrance' | 'floor' | 'intercom', string>>): string {
  return [
    ['подъезд', entrance],
    ['этаж', floor],
    ['домофон', intercom],
  ]
    .flatMap(([what, text]) => (text === '' ? [] : [`${what} ${text}`]))
    .join(', ');
}
