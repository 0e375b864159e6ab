import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';
import { CertificateViewer } from '#app/shop/certificate/certificate-viewer.tsx';
import { certificateUrl } from './addresses.ts';
import { paperOf } from './certificate-facts.ts';
import { LegendSheet } from './legend-sheet.tsx';

/** The certificate of a loose stone over the whole screen. Loaded on demand. */
export function StoneCertificateViewer({ stone, onClose }: { stone: StonePage; onClose: () => void }) {
  return (
    <CertificateViewer
      paper={paperOf(stone)}
      fileUrl={certificateUrl(stone)}
      second={<LegendSheet stone={stone} />}
      onClose={onClose}
    />
  );
}
