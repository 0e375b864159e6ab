import type { ReactNode } from 'react';
import type { CertificateDesign } from '@yahont/values/certificates/gift.ts';

/** An eighth of a round brilliant from above: table, star, and the facets between them and the girdle. */
const EIGHTH = 'M146.2 80.9v38.2L168 100Zm40.6 55.1L168 100l18.8-36M168 100h26';

/** A round brilliant from above. */
const CROWN = (
  <>
    <circle cx="100" cy="100" r="94" />
    {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
      <path key={turn} transform={`rotate(${turn} 100 100)`} d={EIGHTH} />
    ))}
  </>
);

/** An emerald cut: steps one inside the other. */
const STEPS = (
  <>
    <path d="M54 10h92l34 34v112l-34 34H54l-34-34V44Z" />
    <path d="M64 30h72l24 24v92l-24 24H64l-24-24V54Z" />
    <path d="M74 52h52l14 14v68l-14 14H74l-14-14V66Z" />
    <path d="m54 10 20 42m72-42-20 42m54-8-40 22m40 90-40-22m6 56-20-42m-72 42 20-42m-54 8 40-22M20 44l40 22" />
  </>
);

const RING = (
  <>
    <circle cx="100" cy="124" r="66" />
    <circle cx="100" cy="124" r="56" />
    <path d="M78 18h44l16 18-38 44-38-44Z" />
    <path d="M62 36h76M78 18l8 18 14 44 14-44 8-18m-44 0 22 18 22-18" />
  </>
);

const PEARLS = (
  <>
    {[20, 34, 52, 74, 100, 126, 148, 166, 180].map((x, index) => (
      <circle
        key={x}
        cx={x}
        cy={[60, 88, 110, 126, 132, 126, 110, 88, 60][index]}
        r={11 + (4 - Math.abs(4 - index))}
      />
    ))}
    <path d="M20 49C14 30 16 16 22 4m158 45c6-19 4-33-2-45" />
  </>
);

const FLOWER = (
  <>
    {[0, 72, 144, 216, 288].map((turn) => (
      <path
        key={turn}
        transform={`rotate(${turn} 100 100)`}
        d="M100 84C70 62 72 14 100 8c28 6 30 54 0 76Zm0 0V40"
      />
    ))}
    <circle cx="100" cy="100" r="16" />
    <circle cx="100" cy="100" r="8" />
  </>
);

const DRAWINGS: Readonly<Record<CertificateDesign, ReactNode>> = {
  ruby: CROWN,
  night: STEPS,
  ring: RING,
  pearl: PEARLS,
  flower: FLOWER,
};

type Props = { design: CertificateDesign; className?: string | undefined };

/** The drawing of a design in hairlines, in the colour of the text. */
export function CardDrawing({ design, className }: Props) {
  return (
    <svg className={className} viewBox="0 0 200 200" fill="none" stroke="currentColor" aria-hidden="true">
      {DRAWINGS[design]}
    </svg>
  );
}
