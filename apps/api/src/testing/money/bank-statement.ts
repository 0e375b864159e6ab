import { SAMPLE_ACCOUNT } from '@yahont/values/invoice/sample-account.ts';
import { kopecks, toDecimalString } from '@yahont/values/money.ts';

export type StatementEntry = {
  number: string;
  /** Year first. */
  date: string;
  /** Kopecks. */
  amount: number;
  purpose: string;
  /** Money that went; false unless given. */
  isOut?: boolean;
  /** The bank has it and has not carried it out. */
  isWaiting?: boolean;
  /** Account of the transfer, if the statement covers several. */
  own?: string;
  /** The account of the other side. */
  other?: string;
};

type StatementOptions = {
  account?: string;
  /** As the file says and as it is written: `Windows`, `DOS` or UTF-8 that newer banks send. */
  encoding?: FileEncoding;
};
export type FileEncoding = 'windows-1251' | 'ibm866' | 'koi8-r' | 'utf-8' | 'utf-16le';

const OTHER_ACCOUNT = '40702810900000000777';

/** A file in the exchange format of 1C, as a bank gives it. */
export function bankStatement(
  entries: readonly StatementEntry[],
  { account = SAMPLE_ACCOUNT.account, encoding = 'windows-1251' }: StatementOptions = {},
): Uint8Array {
  const accounts = [...new Set([account, ...entries.flatMap(({ own }) => own ?? [])])];
  const lines = [
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    `Кодировка=${encoding === 'ibm866' ? 'DOS' : 'Windows'}`,
    'Отправитель=Учебный клиент-банк',
    'Получатель=1С:Предприятие',
    'ДатаНачала=20.11.2026',
    'ДатаКонца=26.11.2026',
    ...accounts.map((one) => `РасчСчет=${one}`),
    ...accounts.flatMap((one) => [
      'СекцияРасчСчет',
      'ДатаНачала=20.11.2026',
      `РасчСчет=${one}`,
      'НачальныйОстаток=0.00',
      'КонецРасчСчет',
    ]),
    ...entries.flatMap((entry) => documentOf(entry, account)),
    'КонецФайла',
    '',
  ];
  return encode(lines.join('\r\n'), encoding);
}

function documentOf(
  { number, date, amount, purpose, isOut = false, isWaiting = false, ...sides }: StatementEntry,
  account: string,
) {
  const { own = account, other = OTHER_ACCOUNT } = sides;
  const [payer, payee] = isOut ? [own, other] : [other, own];
  const day = date.split('-').toReversed().join('.');
  return [
    'СекцияДокумент=Платежное поручение',
    `Номер=${number}`,
    `Дата=${day}`,
    `Сумма=${toDecimalString(kopecks(amount))}`,
    `ПлательщикСчет=${payer}`,
    `ДатаСписано=${isOut && !isWaiting ? day : ''}`,
    'Плательщик1=ООО "Ромашка"',
    `ПолучательСчет=${payee}`,
    `ДатаПоступило=${isOut || isWaiting ? '' : day}`,
    'Получатель1=ООО "Ювелирный дом"',
    'ВидПлатежа=электронно',
    `НазначениеПлатежа=${purpose}`,
    'КонецДокумента',
  ];
}

function encode(text: string, encoding: FileEncoding): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'utf-16le') return Buffer.from(`\uFEFF${text}`, 'utf16le');
  const letters = new TextDecoder(encoding).decode(
    Uint8Array.from({ length: 128 }, (_, index) => index + 128),
  );
  return Uint8Array.from(text, (letter) => {
    const at = letters.indexOf(letter);
    return at === -1 ? letter.charCodeAt(0) : at + 128;
  });
}
