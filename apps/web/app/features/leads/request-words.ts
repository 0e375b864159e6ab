import type { LeadKind } from '@yahont/values/leads/lead-choices.ts';
import { nbsp } from '@yahont/values/text/typography.ts';

type RequestTexts = { h1: string; lead: string };

const TEXTS: Readonly<Record<LeadKind, RequestTexts>> = {
  feedback: { h1: 'Обратная связь', lead: 'Напишите, и консультант ответит по существу.' },
  franchising: { h1: 'Заявка на франшизу', lead: 'Расскажите о городе и помещении: пришлём расчёт.' },
  partners: { h1: 'Предложение дому', lead: 'Камни, упаковка, съёмки, эскизы: читаем каждое письмо.' },
  cis: { h1: 'Стать партнёром', lead: 'Ищем магазины, которые откроют витрину дома в своей стране.' },
  corporate: { h1: 'Подарки для компании', lead: 'Посчитаем тираж, гравировку и срок, пришлём счёт.' },
  rent: { h1: 'Предложить помещение', lead: 'Адрес, площадь и фотографии: решение примем после осмотра.' },
  vacancy: { h1: 'Отклик на вакансию', lead: 'Приложите резюме или расскажите о себе в двух словах.' },
  wish: {
    h1: 'Рассказать о желании',
    lead: 'Камень, цвет, сумма, рисунок или фотография: геммолог ответит за рабочий день.',
  },
  subscription: { h1: 'Письма «Яхонта»', lead: 'Новинки и закрытые показы, не чаще двух писем в месяц.' },
};

/** Heading and introduction of each form on a page of its own. */
export const REQUEST_WORDS = Object.fromEntries(
  Object.entries(TEXTS).map(([kind, { h1, lead }]) => [kind, { h1: nbsp(h1), lead: nbsp(lead) }]),
) as Readonly<Record<LeadKind, RequestTexts>>;
