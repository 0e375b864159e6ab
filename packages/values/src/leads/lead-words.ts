import type { LeadKind } from './lead-choices.ts';
import type { PartnerCountry } from './country-phone.ts';

/** The name of a request: in e-mails to operators and above the filled form. */
export const KIND_WORDS: Readonly<Record<LeadKind, string>> = {
  feedback: 'обращение',
  franchising: 'салон по франшизе',
  partners: 'предложение партнёра',
  cis: 'партнёр за рубежом',
  corporate: 'подарки для компании',
  rent: 'помещение в аренду',
  vacancy: 'отклик на вакансию',
  wish: 'пожелание к частному показу',
  subscription: 'подписка на письма',
};

/** How many working days the shop takes to answer a request. */
export const ANSWER_DAYS: Readonly<Record<LeadKind, number>> = {
  feedback: 1,
  franchising: 1,
  partners: 3,
  cis: 2,
  corporate: 1,
  rent: 3,
  vacancy: 3,
  wish: 1,
  subscription: 0,
};

/** Labels of the fields, in forms and letters. */
export const FIELD_WORDS: Readonly<Record<string, string>> = {
  name: 'Имя',
  phone: 'Телефон',
  email: 'Электронная почта',
  topic: 'О чём вопрос',
  message: 'Сообщение',
  city: 'Город',
  format: 'Формат',
  premises: 'Помещение',
  area: 'Площадь, м²',
  capital: 'Сколько готовы вложить',
  role: 'Что предлагаете',
  company: 'Компания',
  site: 'Сайт или страница',
  country: 'Страна',
  inn: 'ИНН',
  occasion: 'Повод',
  quantity: 'Сколько подарков',
  deadline: 'К какому дню',
  choice: 'Выбор в расчёте',
  place: 'Где помещение',
  address: 'Адрес',
  floor: 'Этаж',
  rate: 'Ставка или доля от оборота',
  subject: 'Вакансия',
  thing: 'Что хотите увидеть',
  budget: 'О какой сумме думаете',
};

/** Words of the choices by field and code, in the order of the lists. */
export const CHOICE_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  topic: {
    order: 'Заказ и доставка',
    product: 'Украшение, размер, наличие',
    service: 'Ремонт, чистка, гарантия',
    bonus: 'Бонусы',
    account: 'Личный кабинет',
    other: 'Другое',
  },
  format: { island: 'Остров', salon: 'Салон', house: 'Дом' },
  premises: { have: 'Есть', looking: 'Ищу', none: 'Нет' },
  role: {
    stones: 'Огранённые камни',
    findings: 'Фурнитура и сплавы',
    packaging: 'Упаковка и печать',
    blogger: 'Съёмки и рассказы о доме',
    designer: 'Эскизы и авторские коллекции',
    agency: 'Свадебное агентство',
    other: 'Другое',
  },
  occasion: {
    'new-year': 'Новый год',
    jubilee: 'Юбилей компании',
    'length-of-service': 'Выслуга лет',
    partners: 'Благодарность партнёрам',
    other: 'Другое',
  },
  place: { mall: 'Торговый центр', street: 'Торговая улица', historic: 'Исторический центр' },
  thing: {
    stone: 'Камень без оправы',
    jewellery: 'Украшение с редким камнем',
    pair: 'Пару к своему украшению',
    'own-stone': 'Оправу для своего камня',
    other: 'Другое',
  },
  budget: {
    'to-300': 'до\u00A0300\u00A0000\u00A0₽',
    'to-1000': 'от\u00A0300\u00A0000\u00A0₽ до\u00A01\u00A0000\u00A0000\u00A0₽',
    'to-3000': 'от\u00A01\u00A0000\u00A0000\u00A0₽ до\u00A03\u00A0000\u00A0000\u00A0₽',
    'over-3000': 'больше 3\u00A0000\u00A0000\u00A0₽',
    unknown: 'Пока не знаю',
  },
  country: {
    by: 'Беларусь',
    kz: 'Казахстан',
    am: 'Армения',
    kg: 'Киргизия',
    uz: 'Узбекистан',
  } satisfies Record<PartnerCountry, string>,
};

/** A field's value for a reader: the label of a choice, any other text unchanged. */
export function fieldText(field: string, text: string): string {
  return CHOICE_WORDS[field]?.[text] ?? text;
}
