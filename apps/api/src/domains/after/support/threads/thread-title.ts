const LENGTH = 60;
const GREETING =
  /^(?:здравствуйте|доброго (?:дня|времени суток)|добр(?:ый|ое) (?:день|вечер|утро)|привет)[^.!?…\n]*(?:[.!?…]\s*|\n)/iu;

/** The beginning of a question as the name of its thread: the first sentence after a greeting, cut at a word. «Царапина на шинке» */
export function threadTitle(message: string): string {
  const words = message.trim();
  const [line = ''] = (words.replace(GREETING, '') || words).split('\n', 1);
  const sentence = /^.*?[.?!…](?=\s|$)/u.exec(line)?.[0] ?? line;
  const whole = sentence.replace(/[.\s]+$/u, '');
  if (whole.length <= LENGTH) return whole;
  const cut = whole.slice(0, LENGTH);
  const space = cut.lastIndexOf(' ');
  return `${(space > LENGTH / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:–—-]+$/u, '')}…`;
}
