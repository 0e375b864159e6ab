import { isIsoDate } from '@yahont/values/dates/iso-date.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { fromDecimalString } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';

/** A payment order as the statement has it. */
export type StatementDocument = {
  /** Where it begins in the file, from 1. */
  line: number;
  /** Its number, without zeros before it. */
  number: string;
  /** Its day, which is not always the day on which the bank carried it out. */
  date: IsoDate;
  amount: Kopecks;
  payer: { accounts: readonly string[]; name: string };
  payee: { accounts: readonly string[]; name: string };
  purpose: string;
  /** The day on which the money left the account, and on which it came; null: not yet, or not on this account. */
  debitedOn: IsoDate | null;
  creditedOn: IsoDate | null;
};

export type Statement = {
  accounts: readonly string[];
  from: IsoDate | null;
  to: IsoDate | null;
  documents: readonly StatementDocument[];
  /** Lines at which documents begin that lack a number, a date or a sum. */
  unreadable: readonly number[];
};

const HEAD = '1CClientBankExchange';
const DOCUMENT = 'СекцияДокумент';
const OWN_ACCOUNT = /^РасчСчет$/;
/** A bank that pays through another one puts its client's account into the second key. */
const SIDES = {
  payer: { accounts: /^Плательщик(?:Расч)?Счет$/, names: ['Плательщик1', 'Плательщик'] },
  payee: { accounts: /^Получатель(?:Расч)?Счет$/, names: ['Получатель1', 'Получатель'] },
} as const;
/** What only a text that was read in the right encoding has. */
const MARK = /^(?:ВерсияФормата|СекцияРасчСчет|РасчСчет|СекцияДокумент)\s*=?/m;

/** The format names its encoding in the encoding itself, so each is tried. */
const ENCODINGS = ['utf-8', 'windows-1251', 'ibm866'] as const;

/**
 * Reads the exchange format of 1C with client banks, version 1.03 (v8.1c.ru/tekhnologii/obmen-dannymi-i-integratsiya/standarty-i-formaty):
 * lines `Ключ=Значение`, a section for each payment order. Null: the file is something else.
 */
export function parseStatement(bytes: Uint8Array): Statement | null {
  const text = decode(bytes);
  if (text === null) return null;
  const accounts = new Set<string>();
  const head = new Map<string, string>();
  const documents: StatementDocument[] = [];
  const unreadable: number[] = [];
  let open: { line: number; fields: Map<string, string> } | null = null;
  for (const [index, written] of text.split(/\r\n|\r|\n/).entries()) {
    const [key, value] = halves(written);
    if (key === DOCUMENT) open = { line: index + 1, fields: new Map() };
    else if (key === 'КонецДокумента' && open !== null) {
      const document = readDocument(open.line, open.fields);
      if (document === null) unreadable.push(open.line);
      else documents.push(document);
      open = null;
    } else if (open !== null) open.fields.set(key, value);
    else if (OWN_ACCOUNT.test(key)) accounts.add(value);
    else if (!head.has(key)) head.set(key, value);
  }
  // The file ends in the middle of a document.
  if (open !== null) unreadable.push(open.line);
  return {
    accounts: [...accounts],
    from: readDate(head.get('ДатаНачала')),
    to: readDate(head.get('ДатаКонца')),
    documents,
    unreadable,
  };
}

function decode(bytes: Uint8Array): string | null {
  for (const encoding of ENCODINGS) {
    const text = tryDecode(bytes, encoding);
    if (text !== null && text.startsWith(HEAD) && MARK.test(text)) return text;
  }
  return null;
}

function tryDecode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function halves(line: string): [key: string, value: string] {
  const at = line.indexOf('=');
  return at === -1 ? [line.trim(), ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

function readDocument(line: number, fields: ReadonlyMap<string, string>): StatementDocument | null {
  const number = /^0*(\d{1,20})$/.exec(fields.get('Номер') ?? '')?.[1];
  const date = readDate(fields.get('Дата'));
  const amount = readAmount(fields.get('Сумма'));
  if (number === undefined || date === null || amount === null) return null;
  return {
    line,
    number,
    date,
    amount,
    payer: readSide(fields, SIDES.payer),
    payee: readSide(fields, SIDES.payee),
    purpose: readPurpose(fields),
    debitedOn: readDate(fields.get('ДатаСписано')),
    creditedOn: readDate(fields.get('ДатаПоступило')),
  };
}

function readSide(
  fields: ReadonlyMap<string, string>,
  { accounts, names }: (typeof SIDES)[keyof typeof SIDES],
) {
  const named = [...fields].filter(([key, value]) => accounts.test(key) && value !== '');
  return {
    accounts: named.map(([, value]) => value),
    name: names.map((key) => fields.get(key) ?? '').find((name) => name !== '') ?? '',
  };
}

function readPurpose(fields: ReadonlyMap<string, string>): string {
  const parts = Array.from({ length: 6 }, (_, index) => fields.get(`НазначениеПлатежа${index + 1}`) ?? '');
  return fields.get('НазначениеПлатежа') || parts.filter((part) => part !== '').join(' ');
}

function readDate(text: string | undefined): IsoDate | null {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text ?? '') ?? [];
  const date = `${year}-${month}-${day}`;
  return isIsoDate(date) ? date : null;
}

function readAmount(text: string | undefined): Kopecks | null {
  const plain = (text ?? '').replace(',', '.');
  if (!/^\d{1,11}(?:\.\d{1,2})?$/.test(plain)) return null;
  const amount = fromDecimalString(plain);
  return amount > 0 ? amount : null;
}
