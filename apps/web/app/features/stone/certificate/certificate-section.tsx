import { Suspense, useState } from 'react';
import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';
import { formatUin } from '@yahont/values/measures/uin.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { CertificateFrame, Way } from '#app/shop/certificate/certificate-parts.tsx';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import text from '#app/ui/text/text.module.css';
import { certificateUrl, CHECK_UIN_URL } from './addresses.ts';
import { issuedText, paperOf } from './certificate-facts.ts';

const loadViewer = async () => ({ default: (await import('./viewer.tsx')).StoneCertificateViewer });
const Viewer = lazyPart(loadViewer);

/** The certificate of a stone and the ways to check it. */
export function CertificateSection({ stone }: { stone: StonePage }) {
  const [isOpen, setOpen] = useState(false);
  const { laboratoryFacts, inscription, certificate, gemmologist, uin } = stone;
  return (
    <>
      <CertificateFrame
        title="Заключение, которое можно проверить"
        paper={paperOf(stone)}
        fileUrl={certificateUrl(stone)}
        onOpen={() => setOpen(true)}
        onNear={fetchViewer}
      >
        <Way
          icon="document"
          title="Подлинник едет вместе с камнем"
          note="Здесь копия сведений из него, подписи и печать — на подлиннике"
        >
          <a className={text.link} href={certificateUrl(stone)} download="">
            Скачать копию
          </a>
        </Way>
        <Way
          icon="search"
          title="Номер проверяется у лаборатории"
          note={[certificate, issuedText(stone), gemmologist === '' ? null : `геммолог ${gemmologist}`]
            .filter((part) => part !== null)
            .join(', ')}
        >
          {laboratoryFacts.checkUrl !== null && (
            <A className={text.link} href={laboratoryFacts.checkUrl} isExternal>
              Проверить
            </A>
          )}
        </Way>
        {inscription !== '' && (
          <Way
            icon="diamond"
            title={`На рундисте лазером: ${inscription}`}
            note="Надпись видна под десятикратной лупой, покажем её в салоне"
          />
        )}
        {uin !== null && (
          <Way icon="box" title={`УИН ${formatUin(uin)}`} note="Камень учтён в государственной системе ДМДК">
            <A className={text.link} href={CHECK_UIN_URL}>
              Проверить
            </A>
          </Way>
        )}
      </CertificateFrame>
      {isOpen && (
        <Suspense>
          <Viewer stone={stone} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Preloads the viewer before a click; a lost chunk is reported after the click. */
function fetchViewer() {
  loadViewer().catch(() => undefined);
}
