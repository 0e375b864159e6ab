import { useEffect, useMemo, useState } from 'react';
import type { TextPage } from '@yahont/contracts/content/content.ts';
import type { EngravingPlace } from '@yahont/values/engraving.ts';
import { ReadingColumns } from '#app/blocks/document/reading-columns.tsx';
import { Phrases } from '#app/features/engraving/phrases.tsx';
import { Studio } from '#app/features/engraving/studio.tsx';
import {
  STUDIO_ADDRESS_KEYS,
  studioHref,
  wordsOf,
  type StudioState,
} from '#app/features/engraving/studio-state.ts';
import { rememberInscription } from '#app/shop/engraving/inscription.ts';
import { useKeptAddress } from '#app/base/navigation/use-kept-address.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { serviceHref } from '#app/shop/visits/service-address.ts';
import { PhoneLinks } from '#app/ui/buttons/phone-links.tsx';
import { ShareButton } from '#app/shop/buying/share-button.tsx';
import type { PieceFace } from '#app/shop/pieces/piece-row.tsx';
import { Breadcrumbs } from '#app/ui/text/breadcrumbs.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import { EngravablePieces } from './engravable-pieces.tsx';
import styles from './engraving-page.module.css';

type Props = {
  page: TextPage;
  pieces: Readonly<Record<EngravingPlace, readonly PieceFace[]>>;
  start: StudioState;
};

/**
 * Engraving: a preview of the inscription, pieces for it, the text of the page. Links pass the inscription to
 * every piece.
 */
export function EngravingPage({ page, pieces, start }: Props) {
  const [state, setState] = useState(start);
  const { h1, lead, path } = page;
  const { engraving, surface } = state;
  const words = useMemo(() => wordsOf(engraving), [engraving]);
  useKeptAddress(studioHref(state), STUDIO_ADDRESS_KEYS);
  useEffect(() => {
    if (words !== null) rememberInscription(words);
  }, [words]);

  return (
    <main id="main" className={styles.root}>
      <div className={layout.container}>
        <Breadcrumbs
          items={[
            { name: 'Главная', url: '/' },
            { name: h1, url: path },
          ]}
        />
        <header className={styles.head}>
          <h1 className={text.pageTitle}>{useHeading(h1)}</h1>
          <p className={styles.lead}>
            <PhoneLinks text={lead} />
          </p>
          <ShareButton name={h1} path={studioHref(state)} />
        </header>
        <Studio
          state={state}
          onChange={setState}
          piecesHref="#pieces"
          visitHref={serviceHref({ kind: 'engraving', words })}
        />
        <EngravablePieces pieces={pieces} first={surface === 'back' ? 'back' : 'inside'} words={words} />
        <Phrases
          hrefOf={(phrase) => studioHref({ ...state, engraving: { ...engraving, text: phrase } })}
          onChoose={(phrase) => setState({ ...state, engraving: { ...engraving, text: phrase } })}
        />
      </div>
      <div className={layout.section}>
        <ReadingColumns blocks={page.blocks} notes={page.notes} look="page" address={path} />
      </div>
    </main>
  );
}
