/** Names by which people are called most, after «для». Other names are left as they are typed: a wrong case reads worse. */
const AFTER_FOR: ReadonlyMap<string, string> = new Map([
  ['мама', 'мамы'],
  ['мамочка', 'мамочки'],
  ['папа', 'папы'],
  ['жена', 'жены'],
  ['муж', 'мужа'],
  ['дочь', 'дочери'],
  ['дочка', 'дочки'],
  ['сын', 'сына'],
  ['сестра', 'сестры'],
  ['брат', 'брата'],
  ['бабушка', 'бабушки'],
  ['дедушка', 'дедушки'],
  ['внучка', 'внучки'],
  ['внук', 'внука'],
  ['тётя', 'тёти'],
  ['тетя', 'тёти'],
  ['дядя', 'дяди'],
  ['свекровь', 'свекрови'],
  ['тёща', 'тёщи'],
  ['теща', 'тёщи'],
  ['невеста', 'невесты'],
  ['жених', 'жениха'],
  ['подруга', 'подруги'],
  ['крестница', 'крестницы'],
]);

/** «для мамы», «Соня»: whose size a chip chooses. */
export function forWhom(name: string): string {
  const form = AFTER_FOR.get(name.toLowerCase());
  return form === undefined ? name : `для ${form}`;
}
