import type { Inline } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { PhoneLinks } from '#app/ui/buttons/phone-links.tsx';
import styles from './inline-text.module.css';

/** Runs of text with their marks, links and footnotes. */
export function InlineText({ inlines }: { inlines: readonly Inline[] }) {
  return inlines.map((inline, index) => <Run key={`${index} ${inline.text}`} {...inline} />);
}

function Run({ text, isStrong, isEmphasis, url, note }: Inline) {
  if (note !== undefined) return <NoteMark number={note} />;
  const words =
    url === undefined ? (
      <PhoneLinks text={text} />
    ) : (
      <A href={url} className={styles.link} isExternal={url.startsWith('https://')}>
        {text}
      </A>
    );
  const stressed = isEmphasis === true ? <em className={styles.emphasis}>{words}</em> : words;
  return isStrong === true ? <strong className={styles.strong}>{stressed}</strong> : stressed;
}

/** A superscript number that links to its footnote; the footnote links back to it. */
function NoteMark({ number }: { number: number }) {
  return (
    <sup className={styles.mark}>
      <a id={`mark-${number}`} href={`#note-${number}`} aria-label={`Примечание ${number}`}>
        {number}
      </a>
    </sup>
  );
}
