import { isIsoDate, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { normalizePaymentOrder } from '@yahont/values/invoice/payment-order.ts';
import { fromDecimalString, type Kopecks } from '@yahont/values/money.ts';

/** A payment order as in the statement. */
export type StatementDocument = {
  /** Its first line in the file, from 1. */
  line: number;
  /** Its number as `normalizePaymentOrder` formats it. */
  number: string;
  /** Its date, which is not always the day on which the bank carried it out. */
  date: IsoDate;
  amount: Kopecks;
  payer: { accounts: readonly string[]; name: string };
  payee: { accounts: readonly string[]; name: string };
  purpose: string;
  /**
   * The day on which the money left the account, and the day on which it arrived; null: not yet, or not
   * on this account.
   */
  debitedOn: IsoDate | null;
  creditedOn: IsoDate | null;
};

export type Statement = {
  accounts: readonly string[];
  from: IsoDate | null;
  to: IsoDate | null;
  documents: readonly StatementDocument[];
  /** First lines of documents that lack a number, a date or a sum. */
  unreadable: readonly number[];
};

type OpenDocument = { line: number; fields: Map<string, string> };

const HEAD = '1CClientBankExchange';
const DOCUMENT = 'СекцияДокумент';
const OWN_ACCOUNT = /^РасчСчет$/;
/** A bank that pays through another bank puts its client's account into the second key. */
const SIDES = {
  payer: { accounts: /^Плательщик(?:Расч)?Счет$/, names: ['Плательщик1', 'Плательщик'] },
  payee: { accounts: /^Получатель(?:Расч)?Счет$/, names: ['Получатель1', 'Получатель'] },
} as const;
/** Appears only in a text that was read in the right encoding. */
const MARK = /^(?:ВерсияФормата|СекцияРасчСчет|РасчСчет|СекцияДокумент)\s*=?/m;

/** The file's header names the encoding but is itself encoded, so each one is tried. */
const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1251', 'ibm866', 'koi8-r'] as const;

/**
 * Parses the exchange format of 1C with client banks, version 1.03
 * (v8.1c.ru/tekhnologii/obmen-dannymi-i-integratsiya/standarty-i-formaty): lines `Ключ=Значение`, a
 * section for each payment order. Null: the file is something else.
 */
export function parseStatement(bytes: Uint8Array): Statement | null {
  const text = decode(bytes);
  if (text === null) return null;
  const accounts = new Set<string>();
  const head = new Map<string, string>();
  const documents: StatementDocument[] = [];
  const unreadable: number[] = [];
  let open: OpenDocument | null = null;
  for (const [index, written] of text.split(/\r\n|\r|\n/).entries()) {
    if (written.trim() === '') continue;
    const [key, value] = halves(written);
    if (value === null) {
      if (open !== null) continueField(open.fields, written.trim());
      continue;
    }
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
    if (text !== null && text.trimStart().startsWith(HEAD) && MARK.test(text)) return text;
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

/** Null for a line that continues the one before it: a key is one word. */
function halves(line: string): [key: string, value: string | null] {
  const found = /^\s*(\p{L}+\d?)\s*(?:=(.*))?$/u.exec(line);
  if (found === null) return ['', null];
  const [, key = '', value] = found;
  // Ends of sections and of the file have no value; any other line without a value continues a text.
  if (value === undefined) return /^(?:Конец|Секция|1C|$)/.test(key) ? [key, ''] : ['', null];
  return [key, value.trim()];
}

/** A purpose or a name over several lines. */
function continueField(fields: Map<string, string>, text: string): void {
  const last = [...fields.keys()].at(-1);
  if (last !== undefined) fields.set(last, `${fields.get(last)} ${text}`.trim());
}

function readDocument(line: number, fields: ReadonlyMap<string, string>): StatementDocument | null {
  const number = normalizePaymentOrder(fields.get('Номер') ?? '');
  const date = readDate(fields.get('Дата'));
  const amount = readAmount(fields.get('Сумма'));
  if (number === null || date === null || amount === null) return null;
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

/**
 * Banks write the purpose in one key, in numbered keys, or its beginning in one and the full text in
 * the others.
 */
function readPurpose(fields: ReadonlyMap<string, string>): string {
  const whole = fields.get('НазначениеПлатежа') ?? '';
  const numbered = Array.from({ length: 6 }, (_, index) => fields.get(`НазначениеПлатежа${index + 1}`) ?? '')
    .filter((part) => part !== '')
    .join(' ');
  if (whole === '' || numbered.startsWith(whole)) return numbered;
  if (numbered === '' || whole.includes(numbered)) return whole;
  return `${whole} ${numbered}`;
}

/** «24.11.2026», «24.11.26», «2026-11-24», also followed by a time. */
function readDate(text: string | undefined): IsoDate | null {
  const written = (text ?? '').trim();
  const [, iso] = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(written) ?? [];
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})(?:[ T].*)?$/.exec(written) ?? [];
  const date = iso ?? `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : null;
}

/** Spaces and apostrophes between thousands. */
const THOUSANDS = /(?<=\d)[\s\u00A0\u2009\u202F'’](?=\d{3}(?!\d))/g;

/**
 * «1000.50», «1000,50», «1000-50», «1 000.50», «1.000,50»: unambiguous forms. «1.000» is ambiguous.
 * @returns null for any other form, and for zero or less
 */
function readAmount(text: string | undefined): Kopecks | null {
  const plain = (text ?? '').trim().replaceAll(THOUSANDS, '');
  const [, whole, separator, pence = '00'] =
    /^(\d{1,11}|\d{1,3}(?:,\d{3})+(?=\.)|\d{1,3}(?:\.\d{3})+(?=,))(?:([.,-])(\d{1,2}))?$/.exec(plain) ?? [];
  if (whole === undefined || (separator === '-' && pence.length !== 2)) return null;
  const digits = whole.replaceAll(/[.,]/g, '');
  if (digits.length > 11) return null;
  const amount = fromDecimalString(`${digits}.${pence}`);
  return amount > 0 ? amount : null;
}
