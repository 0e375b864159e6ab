import { CertificateViewer } from '#app/shop/certificate/certificate-viewer.tsx';
import { examinedBy, SecondPage } from '#app/shop/certificate/second-page.tsx';
import { SideDimensions } from '#app/shop/stone-drawings/side-dimensions.tsx';
import { paperOf } from './report-paper.ts';
import type { Reported } from './reported-of.ts';
import { TREATMENT_NOTES } from './treatment-notes.ts';

type Props = { reported: Reported; fileUrl: string; onClose: () => void };

/** The report on the stones of a piece over the whole screen. Loaded on demand. */
export function ReportViewer({ reported, fileUrl, onClose }: Props) {
  const { insert, report } = reported;
  const paper = paperOf(reported);
  const notes = [
    ...(insert.treatment === null
      ? []
      : [{ title: 'Что значит обработка', text: TREATMENT_NOTES[insert.treatment] }]),
    {
      title: 'Происхождение',
      text: 'Мнение лаборатории по включениям и составу камня, а не паспорт рудника.',
    },
    { title: 'Кто исследовал', text: examinedBy(report.laboratory, report.gemmologist) },
  ];
  return (
    <CertificateViewer
      paper={paper}
      fileUrl={fileUrl}
      second={
        <SecondPage title="Что значат слова" name={paper.name} notes={notes}>
          {paper.drawing === null ? undefined : <SideDimensions stone={paper.drawing} />}
        </SecondPage>
      }
      onClose={onClose}
    />
  );
}
