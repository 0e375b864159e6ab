import type {
  CertificateEntryReason,
  OfficeCertificate,
  OfficeCertificateRow,
} from '@yahont/contracts/office/certificates.ts';
import type { MarkShape } from '#app/parts/facts/mark.tsx';

type State = OfficeCertificateRow['state'];

export const CERTIFICATE_WORDS: Readonly<Record<State, { one: string; shape: MarkShape }>> = {
  waiting: { one: 'ждёт оплаты', shape: 'wait' },
  issuing: { one: 'выпускается', shape: 'half' },
  active: { one: 'действует', shape: 'done' },
  void: { one: 'не действует', shape: 'over' },
};

export const ENTRY_WORDS: Readonly<Record<CertificateEntryReason, string>> = {
  issued: 'Выпущен',
  held: 'Потрачен в заказе',
  released: 'Вернулось из отменённого заказа',
  refunded: 'Вернулось при возврате',
  expired: 'Срок вышел',
  voided: 'Деньги возвращены покупателю',
};

export const WAY_WORDS: Readonly<Record<NonNullable<OfficeCertificate['way']>, string>> = {
  mail: 'письмом',
  sms: 'СМС',
  print: 'напечатает покупатель',
};
