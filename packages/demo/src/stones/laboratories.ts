import type { ImportLaboratory } from '@yahont/contracts/stones/stones-import.ts';
import { shareOf } from '../hash.ts';

/** Laboratories of the demo's certificates. The numbers of the certificates are invented, so none can be checked. */
export const laboratories: readonly ImportLaboratory[] = [
  {
    name: 'МГУ',
    fullName: 'Геммологический центр МГУ',
    place: 'Москва',
    scale: 'ru',
    checkUrl: 'https://gemology.msu.ru/',
  },
  {
    name: 'GIA',
    fullName: 'Геммологический институт Америки',
    place: 'Карлсбад',
    scale: 'gia',
    checkUrl: 'https://www.gia.edu/report-check?reportno={number}',
  },
  {
    name: 'IGI',
    fullName: 'Международный геммологический институт',
    place: 'Антверпен',
    scale: 'gia',
    checkUrl: 'https://www.igi.org/verify-your-report/?r={number}',
  },
];

export type Certificate = {
  laboratory: string;
  certificate: string;
  /** Ends the address of the stone. */
  code: string;
  issuedOn: string;
  gemmologist: string;
};

const FIRST_DAY = Date.UTC(2023, 0, 9);
const DAYS = 1390;
const DAY_MS = 86_400_000;
const GEMMOLOGISTS = ['Ю. П. Шелестова', 'А. В. Громов', 'Н. С. Белых', 'О. И. Ланская', 'К. Р. Айвазян'];

/** A certificate for the stone of this number: three in five by МГУ, one in four by GIA, the rest by IGI. */
export function certificateOf(index: number): Certificate {
  const share = shareOf(`laboratory:${index}`);
  const day = Math.floor(shareOf(`issued:${index}`) * DAYS);
  const issuedOn = new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10);
  if (share < 0.6) {
    const certificate = `${issuedOn.slice(2, 4)}-${numberOf(index, 900_000, 100_000)}`;
    return {
      laboratory: 'МГУ',
      certificate,
      code: `mgu-${certificate}`,
      issuedOn,
      gemmologist: gemmologistOf(String(index)),
    };
  }
  const isGia = share < 0.85;
  const certificate = isGia
    ? numberOf(index, 9_000_000_000, 1_000_000_000)
    : numberOf(index, 900_000_000, 100_000_000);
  const laboratory = isGia ? 'GIA' : 'IGI';
  return {
    laboratory,
    certificate,
    code: `${laboratory.toLowerCase()}-${certificate}`,
    issuedOn,
    gemmologist: '',
  };
}

/** Who examined a stone. */
export function gemmologistOf(seed: string): string {
  return GEMMOLOGISTS[Math.floor(shareOf(`gemmologist:${seed}`) * GEMMOLOGISTS.length)] ?? '';
}

/** Odd and not a multiple of three or five, so multiples visit every number below the spans once. */
const STRIDE = 7_368_787;

function numberOf(index: number, span: number, from: number): string {
  return String(from + Number((BigInt(index) * BigInt(STRIDE)) % BigInt(span)));
}
