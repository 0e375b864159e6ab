import { threadNumber } from '@yahont/values/text/called-numbers.ts';
import type { SupportTopic } from '@yahont/contracts/support/support.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { composeEmail, type EmailContent } from '#src/platform/messages/email/email-layout.ts';

const TOPICS: Readonly<Record<SupportTopic, string>> = {
  order: 'заказ',
  product: 'украшение',
  service: 'обслуживание и ремонт',
  bonus: 'бонусы',
  account: 'личный кабинет',
  other: 'другое',
};

export type Asker = { name: string; surName: string; lastName: string; phone: string };

type SupportRequest = {
  id: number;
  topic: SupportTopic;
  message: string;
  /** Empty: answer by phone. */
  email: string;
  asker: Asker;
  city: string;
  /** Number of attached files; staff see them in the office. */
  files: number;
};

/** Not the shopper's address: a direct answer would be in no thread, and nobody else would know of it. */
const ANSWER_BY_MAIL = 'Ответьте в обращении: ответ уйдёт покупателю письмом и останется в переписке.';
const ANSWER_BY_SMS =
  'Ответьте в обращении: покупатель получит СМС со ссылкой на ответ, и он останется в переписке.';

/** The e-mail to an operator: sender, topic, message, and a link to answer in the thread. */
export function composeSupportEmail({ email, asker, city, ...asked }: SupportRequest): EmailContent {
  const where = email === '' ? ANSWER_BY_SMS : ANSWER_BY_MAIL;
  return composeLetter({ ...asked, who: `${whoIs(asker)}, ${city}`, where });
}

type Reply = Omit<SupportRequest, 'email' | 'city'>;

/** The same for a further message in a thread that operators know. */
export function composeReplyEmail({ asker, ...reply }: Reply): EmailContent {
  return composeLetter({ ...reply, who: whoIs(asker), where: 'Вся переписка — в обращении.' });
}

type Letter = Pick<SupportRequest, 'id' | 'topic' | 'message' | 'files'> & { who: string; where: string };

function composeLetter({ id, topic, message, files, who, where }: Letter): EmailContent {
  const attached = files === 0 ? [] : [`Приложено: ${countOf(files, ['файл', 'файла', 'файлов'])}`];
  return composeEmail({
    title: `Обращение № ${threadNumber(id)}: ${TOPICS[topic]}`,
    paragraphs: [who, message, ...attached, where],
  });
}

function whoIs({ name, surName, lastName, phone }: Asker): string {
  const names = [lastName, name, surName].filter((part) => part !== '');
  return [...(names.length === 0 ? [] : [names.join(' ')]), formatPhone(phone)].join(', ');
}
