const LONGEST = 65;
/** Imperative verbs whose endings look like other verb forms. */
const IMPERATIVES = new Set(
  `access address bring bypass compress cross discuss dismiss dress embed exceed express feed focus guess miss need
  pass press proceed process ring seed shed speed string suppress swing toss`.split(/\s+/),
);

/**
 * Why a commit subject is refused, or null: `area: verb in the imperative …`, at most 65 characters. Without
 * a dictionary it cannot be known whether the first word is a verb; but other verb forms can be recognised.
 */
export function subjectFault(subject) {
  if (subject.length > LONGEST) return `it has ${subject.length} characters, at most ${LONGEST} are allowed`;
  const verb = /^[a-z0-9][a-z0-9 -]*: (\p{L}+)/u.exec(subject)?.[1];
  if (verb === undefined) return 'it is not «area: verb in the imperative …»';
  if (verb === 'wip') return 'unfinished work is not committed on main';
  if (verb !== verb.toLowerCase()) return `«${verb}» begins with a capital`;
  if (/(?:ing|ed|s)$/.test(verb) && !IMPERATIVES.has(verb)) return `«${verb}» is not in the imperative`;
  return null;
}
