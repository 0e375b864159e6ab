type Place = { name: string; address: string };

/** Name and address of a shop without saying the same twice: «Петровка, 11» is a part of «ул. Петровка, 11». */
export function placeText({ name, address }: Place): string {
  if (name === '' || address.includes(name)) return address;
  return `${name}, ${address}`;
}

/** The address under the name; empty when the name says it already. */
export function addressBeside({ name, address }: Place): string {
  return name !== '' && address.includes(name) ? '' : address;
}
