import { Suspense, useState } from 'react';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { TREATMENT_NAMES } from '@yahont/contracts/catalogue/stone-names.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { capitalise } from '@yahont/values/text/typography.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { CertificateFrame, Way } from '#app/shop/certificate/certificate-parts.tsx';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import text from '#app/ui/text/text.module.css';
import { paperOf, reportUrl } from './report-paper.ts';
import type { Reported } from './reported-of.ts';
import { StonePath } from '../dossier/stone-path.tsx';
import { TREATMENT_NOTES } from './treatment-notes.ts';

const loadViewer = async () => ({ default: (await import('./report-viewer.tsx')).ReportViewer });
const Viewer = lazyPart(loadViewer);

type Props = {
  reported: Reported;
  productId: number;
  skus: Product['skus'];
  /** Whether the way of the stone is shown too. */
  hasDossier: boolean;
};

/** The report on the stones of a piece, with its findings. */
export function ReportSection({ reported, productId, skus, hasDossier }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { insert, report } = reported;
  const { treatment, origin, path = [] } = insert;
  const isTold = hasDossier && path.length > 0;
  const fileUrl = reportUrl(productId, report);
  const pieces = skus.reduce((sum, { available }) => sum + available, 0);
  return (
    <>
      <CertificateFrame
        title={isTold ? 'Досье камня' : 'Заключение лаборатории'}
        lead={isTold && <StonePath path={path} />}
        paper={paperOf(reported)}
        fileUrl={fileUrl}
        onOpen={() => setOpen(true)}
        onNear={fetchViewer}
      >
        <Way
          icon="document"
          title={`№ ${report.number}, выдано ${formatDate(report.issuedOn)}`}
          note={
            pieces > 1
              ? 'Это заключение экземпляра со снимка: у каждого экземпляра своё, подлинник едет вместе с ним'
              : 'Подлинник едет вместе с украшением, подписи и печать — на нём'
          }
        >
          <a className={text.link} href={fileUrl} download="">
            Скачать копию
          </a>
        </Way>
        {treatment !== null && (
          <Way
            icon="diamond"
            title={`Обработка: ${TREATMENT_NAMES[treatment]}`}
            note={TREATMENT_NOTES[treatment]}
          />
        )}
        {origin !== '' && (
          <Way
            icon="pin"
            title={capitalise(origin)}
            note="Происхождение — мнение лаборатории по включениям и составу"
          />
        )}
        {report.laboratory.checkUrl !== null && (
          <Way
            icon="search"
            title="Номер проверяется у лаборатории"
            note={`${report.laboratory.fullName}, ${report.laboratory.place}`}
          >
            <A className={text.link} href={report.laboratory.checkUrl} isExternal>
              Проверить
            </A>
          </Way>
        )}
      </CertificateFrame>
      {isOpen && (
        <Suspense>
          <Viewer reported={reported} fileUrl={fileUrl} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Preloads the viewer before a click; a lost chunk is reported after the click. */
function fetchViewer() {
  loadViewer().catch(() => undefined);
}
