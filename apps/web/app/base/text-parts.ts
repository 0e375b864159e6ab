/**
 * Heading and paragraphs of a text that editors write in one field. Paragraphs are separated by line ends; a short
 * first one without a full stop is the heading.
 */
export function textParts(text: string): { heading: string | null; paragraphs: string[] } {
  const paragraphs = text
    .split('\n')
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  const [first = '', ...rest] = paragraphs;
  const hasHeading = rest.length > 0 && first.length < 60 && !/[.!?…]$/.test(first);
  return hasHeading ? { heading: first, paragraphs: rest } : { heading: null, paragraphs };
}
