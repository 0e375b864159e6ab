import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import layout from '#app/ui/text/layout.module.css';

type Props = { id: string; heading: string; linkText: string; url: string };

/** The heading of a row of pieces, with a link to all of them. */
export function RowHead({ id, heading, linkText, url }: Props) {
  return (
    <header className={layout.sectionHead}>
      <h2 id={id}>{heading}</h2>
      <ArrowLink href={url} isShortOnPhone>
        {linkText}
      </ArrowLink>
    </header>
  );
}
