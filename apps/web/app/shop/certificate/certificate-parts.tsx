import type { ReactNode } from 'react';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { IconName } from '#app/ui/icons/icon-name.ts';
import layout from '#app/ui/text/layout.module.css';
import { CERTIFICATE_ID } from './certificate-place.ts';
import { CertificateSheet } from './certificate-sheet.tsx';
import type { Paper } from './paper.ts';
import styles from './certificate-parts.module.css';

type Props = {
  title: string;
  /** Under the title. */
  lead?: ReactNode;
  paper: Paper;
  /** The copy as a file. */
  fileUrl: string;
  onOpen: () => void;
  /** The pointer is over the sheet, so the viewer may be needed soon. */
  onNear: () => void;
  /** Ways to check the certificate. */
  children: ReactNode;
};

/** A certificate beside the ways to check it; opens the viewer. */
export function CertificateFrame({ title, lead, paper, fileUrl, onOpen, onNear, children }: Props) {
  return (
    <section className={layout.section} id={CERTIFICATE_ID} aria-labelledby="certificate-title">
      <div className={styles.root}>
        <figure className={styles.well} onPointerEnter={onNear}>
          <CertificateSheet paper={paper} size="short" />
          <div className={styles.tools}>
            <button
              type="button"
              className={styles.tool}
              data-scripted=""
              aria-label="Открыть заключение целиком"
              onClick={onOpen}
            >
              <Icon name="expand" size={20} />
            </button>
            <a className={styles.tool} href={fileUrl} download="" aria-label="Скачать копию">
              <Icon name="download" size={20} />
            </a>
          </div>
        </figure>
        <div>
          <h2 id="certificate-title">{nbsp(title)}</h2>
          {lead}
          <ul className={styles.ways}>{children}</ul>
        </div>
      </div>
    </section>
  );
}

type WayProps = { icon: IconName; title: string; note: string; children?: ReactNode };

/** One way to check a certificate. */
export function Way({ icon, title, note, children }: WayProps) {
  return (
    <li className={styles.way}>
      <Icon name={icon} className={styles.icon} />
      <p className={styles.words}>
        <b>{nbsp(title)}</b>
        <span>{nbsp(note)}</span>
      </p>
      {children}
    </li>
  );
}
