import { Suspense, useState, type ReactNode } from 'react';
import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';
import { formatUin } from '@yahont/values/measures/uin.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { IconName } from '#app/ui/icons/icon-name.ts';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import { certificateUrl, CHECK_UIN_URL } from './addresses.ts';
import { issuedText } from './certificate-facts.ts';
import { CertificateSheet } from './sheet.tsx';
import styles from './certificate-section.module.css';

const loadViewer = async () => ({ default: (await import('./viewer.tsx')).CertificateViewer });
const Viewer = lazyPart(loadViewer);

export const CERTIFICATE_ID = 'certificate';

/** The certificate of a stone and the ways to check it. */
export function CertificateSection({ stone }: { stone: StonePage }) {
  const [isOpen, setOpen] = useState(false);
  const { laboratoryFacts, inscription, certificate, gemmologist, uin } = stone;
  return (
    <section className={layout.section} id={CERTIFICATE_ID} aria-labelledby="certificate-title">
      <div className={styles.root}>
        <figure className={styles.well} onPointerEnter={fetchViewer}>
          <CertificateSheet stone={stone} size="short" />
          <div className={styles.tools}>
            <button
              type="button"
              className={styles.tool}
              data-scripted=""
              aria-label="Открыть заключение целиком"
              onClick={() => setOpen(true)}
            >
              <Icon name="expand" size={20} />
            </button>
            <a className={styles.tool} href={certificateUrl(stone)} download="" aria-label="Скачать копию">
              <Icon name="download" size={20} />
            </a>
          </div>
        </figure>
        <div>
          <h2 id="certificate-title">Заключение, которое можно проверить</h2>
          <ul className={styles.ways}>
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
              <Way
                icon="box"
                title={`УИН ${formatUin(uin)}`}
                note="Камень учтён в государственной системе ДМДК"
              >
                <A className={text.link} href={CHECK_UIN_URL}>
                  Проверить
                </A>
              </Way>
            )}
          </ul>
        </div>
      </div>
      {isOpen && (
        <Suspense>
          <Viewer stone={stone} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}

/** Preloads the viewer before a click; a lost chunk is reported after the click. */
function fetchViewer() {
  loadViewer().catch(() => undefined);
}

type WayProps = { icon: IconName; title: string; note: string; children?: ReactNode };

function Way({ icon, title, note, children }: WayProps) {
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
