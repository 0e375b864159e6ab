import type { Glossary, ImportArticle } from '@yahont/contracts/content/articles.ts';
import { headingAnchor } from '@yahont/values/text/heading-anchor.ts';
import { plain, readTextOnce } from '../reading/read-once.ts';
import { articleUrl } from './article-cards.ts';

/** The element of the guide that is the dictionary. */
const CODE = 'slovar';
const EXAMPLES = 6;
/** «К», or «Х, Ц» for a part with the words of two letters. */
const LETTERS = /^\p{Lu}(?:, \p{Lu})*$/u;

type ExampleGroup = { heading: string; words: Glossary['examples'] };

/** The dictionary of the guide; null when editors have none. */
export function glossaryOf(elements: readonly ImportArticle[]): Glossary | null {
  const article = elements.find(({ code }) => code === CODE);
  if (article === undefined) return null;
  const parts = partsOf(article);
  const url = articleUrl(article);
  const [largest] = parts.toSorted((a, b) => b.words.length - a.words.length);
  if (largest === undefined) return null;
  return {
    url,
    letters: parts.flatMap(({ heading }) =>
      heading.split(', ').map((letter) => ({ letter, url: `${url}#${headingAnchor(heading) ?? ''}` })),
    ),
    wordCount: parts.reduce((sum, { words }) => sum + words.length, 0),
    examples: largest.words.slice(0, EXAMPLES),
  };
}

function partsOf({ blocks, notes }: ImportArticle): ExampleGroup[] {
  return blocks.flatMap((block) => {
    if (block.type !== 'text' || !LETTERS.test(block.heading)) return [];
    const words = readTextOnce(block, notes.length).flatMap((part) =>
      part.kind === 'list' ? part.items.flatMap(([word, ...meaning]) => wordOf(word, meaning)) : [],
    );
    return words.length === 0 ? [] : [{ heading: block.heading, words }];
  });
}

/** «**Каст.** Гнездо, в котором сидит камень.» */
function wordOf(
  word: Parameters<typeof plain>[0][number] | undefined,
  meaning: Parameters<typeof plain>[0],
): ExampleGroup['words'] {
  if (word?.isStrong !== true) return [];
  return [{ word: word.text.replace(/\.$/, ''), meaning: plain(meaning).trim() }];
}
