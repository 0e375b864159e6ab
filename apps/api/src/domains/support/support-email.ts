import type { SupportTopic } from '@yahont/contracts/support/support.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { composeEmail } from '#src/platform/messages/email-layout.ts';
import type { EmailContent } from '#src/platform/messages/email-layout.ts';

const TOPICS: Readonly<Record<SupportTopic, string>> = {
  order: 'заказ',
  product: 'украшение',
  service: 'обслуживание и ремонт',
  bonus: 'бонусы',
  account: 'личный кабинет',
  other: 'другое',
};

export type Asker = { name: string; surName: string; lastName: string; phone: string };

type Asked = {
  id: number;
  topic: SupportTopic;
  message: string;
  /** Empty: answer by phone. */
  email: string;
  asker: Asker;
  city: string;
};

/** The e-mail to an operator: sender, topic, message, and how to answer. */
export function composeSupportEmail({ id, topic, message, email, asker, city }: Asked): EmailContent {
  const name = [asker.lastName, asker.name, asker.surName].filter((part) => part !== '').join(' ');
  const phone = formatPhone(asker.phone);
  const who = name === '' ? phone : `${name}, ${phone}`;
  const where = email === '' ? `Ответить по телефону ${phone}` : `Ответить на ${email}`;
  return composeEmail({
    title: `Обращение № ${id}: ${TOPICS[topic]}`,
    paragraphs: [`${who}, ${city}`, message, where],
  });
}
