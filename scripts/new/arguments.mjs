const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Invalid arguments; the message gives the reason, without a trailing full stop. */
export class ArgumentError extends Error {}

/** Separates flags from words, whose number must be `count`. */
export function splitArguments(given, { count, flags }) {
  const words = given.filter((word) => !word.startsWith('--'));
  const unknown = given.find((word) => word.startsWith('--') && !flags.includes(word));
  if (unknown !== undefined) throw new ArgumentError(`${unknown} is no flag of this command`);
  if (words.length !== count) throw new ArgumentError(`${count} arguments are needed, not ${words.length}`);
  return { words, flags: new Set(given.filter((word) => word.startsWith('--'))) };
}

/** `list-polls`, in the spellings that templates use. */
export function spellings(name) {
  requireName(name);
  const parts = name.split('-');
  const pascal = parts.map((part) => part[0].toUpperCase() + part.slice(1)).join('');
  return {
    kebab: name,
    pascal,
    camel: pascal[0].toLowerCase() + pascal.slice(1),
    upper: parts.join('_').toUpperCase(),
    text: parts.join(' '),
  };
}

export function requireName(name) {
  if (!NAME.test(name))
    throw new ArgumentError(`«${name}» is not in kebab-case: lower-case words joined by hyphens`);
}
