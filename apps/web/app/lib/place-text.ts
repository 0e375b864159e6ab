type Place = { name: string; address: string };

/** Name and address of a shop without saying the same twice: «Петровка, 11» is a part of «ул. Петровка, 11». */
export function placeText(place: Place): string {
  const { name, address } = place;
  return name === '' || saysTheSame(place) ? address : `${name}, ${address}`;
}

/** The address under the name; empty when the name says it already. */
export function addressBeside(place: Place): string {
  return place.name !== '' && saysTheSame(place) ? '' : place.address;
}

/** «Проспект Мира, 54» at the beginning of a line, «проспект Мира, 54» within an address. */
function saysTheSame({ name, address }: Place): boolean {
  return address.toLowerCase().includes(name.toLowerCase());
}
