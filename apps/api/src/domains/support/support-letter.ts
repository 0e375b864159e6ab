import type { SupportTopic } from '@yahont/contracts/support/support.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { composeLetter } from '#src/platform/messages/letter.ts';
import type { Letter } from '#src/platform/messages/letter.ts';

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

/** What an operator reads: who asks, about what, and how to answer. */
export function composeSupportLetter({ id, topic, message, email, asker, city }: Asked): Letter {
  const name = [asker.lastName, asker.name, asker.surName].filter((part) => part !== '').join(' ');
  const phone = formatPhone(asker.phone);
  const who = name === '' ? phone : `${name}, ${phone}`;
  const where = email === '' ? `Ответить по телефону ${phone}` : `Ответить на ${email}`;
  return composeLetter({
    title: `Обращение № ${id}: ${TOPICS[topic]}`,
    paragraphs: [`${who}, ${city}`, message, where],
  });
}
