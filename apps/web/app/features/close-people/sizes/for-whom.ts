/** Names by which people are called most, after «для». Other names are left as they are typed: a wrong case reads worse. */
const FORMS = [
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
  ['дядя', 'дяди'],
  ['свекровь', 'свекрови'],
  ['тёща', 'тёщи'],
  ['невеста', 'невесты'],
  ['жених', 'жениха'],
  ['подруга', 'подруги'],
  ['крестница', 'крестницы'],
] as const;
const AFTER_FOR: ReadonlyMap<string, string> = new Map(FORMS.map(([name, form]) => [folded(name), form]));

/** «для мамы», «Соня»: whose size a chip chooses. */
export function forWhom(name: string): string {
  const form = AFTER_FOR.get(folded(name));
  return form === undefined ? name : `для ${form}`;
}

/** Many people type «е» for «ё». */
function folded(name: string): string {
  return name.toLowerCase().replaceAll('ё', 'е');
}
