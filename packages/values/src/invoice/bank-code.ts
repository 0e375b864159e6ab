import type { Kopecks } from '../money.ts';

/** The account of a seller, as its bank knows it. */
export type BankAccount = {
  name: string;
  inn: string;
  /** КПП; empty for an entrepreneur. */
  kpp: string;
  /** Twenty digits. */
  account: string;
  bankName: string;
  /** Nine digits. */
  bic: string;
  /** Account of the bank at the Bank of Russia, twenty digits. */
  correspondent: string;
};

/** Longest values of ГОСТ Р 56042-2014. */
const LONGEST = { name: 160, bankName: 45, purpose: 210 } as const;

/**
 * The content of a payment code for bank apps (ГОСТ Р 56042-2014): UTF-8, the sum in kopecks. The
 * separator is removed from the texts.
 */
export function bankCode(
  { name, inn, kpp, account, bankName, bic, correspondent }: BankAccount,
  { sum, purpose }: { sum: Kopecks; purpose: string },
): string {
  const fields: readonly (readonly [string, string])[] = [
    ['Name', short(name, LONGEST.name)],
    ['PersonalAcc', account],
    ['BankName', short(bankName, LONGEST.bankName)],
    ['BIC', bic],
    ['CorrespAcc', correspondent],
    ['Sum', String(sum)],
    ['Purpose', short(purpose, LONGEST.purpose)],
    ['PayeeINN', inn],
    ...(kpp === '' ? [] : [['KPP', kpp] as const]),
  ];
  return ['ST00012', ...fields.map(([key, value]) => `${key}=${value}`)].join('|');
}

/** Plain spaces, because bank apps show the text unchanged. */
function short(text: string, most: number): string {
  return text.replaceAll('|', ' ').replaceAll(/\s+/g, ' ').trim().slice(0, most);
}

/** Weights of the check of an account: 7, 1, 3 over and over (Bank of Russia, 515). */
const WEIGHTS = [7, 1, 3];

/** Whether the account number matches the bank that keeps it. */
export function isAccount(account: string, bic: string): boolean {
  return /^\d{9}$/.test(bic) && checks(bic.slice(6), account);
}

/** The same for the bank's own account at the Bank of Russia. */
export function isCorrespondentAccount(account: string, bic: string): boolean {
  return /^\d{9}$/.test(bic) && checks(`0${bic.slice(4, 6)}`, account);
}

/** Whether the check digit of the account is right; `head`: three digits of its bank. */
function checks(head: string, account: string): boolean {
  if (!/^\d{20}$/.test(account)) return false;
  const sum = Array.from(`${head}${account}`).reduce(
    (total, digit, index) => total + ((Number(digit) * (WEIGHTS[index % 3] ?? 0)) % 10),
    0,
  );
  return sum % 10 === 0;
}
