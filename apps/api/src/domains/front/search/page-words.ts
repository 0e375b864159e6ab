import type { ReadableText, ShopOffers } from '#src/domains/front/content/index.ts';

/** Pages without a text in the content, found by their names. */
export const FIXED_PAGES: readonly { url: string; title: string }[] = [
  { url: '/stores/', title: 'Адреса салонов' },
  { url: '/actions/', title: 'Акции' },
  { url: '/guide/', title: 'Ювелирный гид' },
  { url: '/news/', title: 'Новости' },
  { url: '/vacancies/', title: 'Вакансии' },
  { url: '/track/', title: 'Где мой заказ' },
];

/** Words that people search for when the text itself uses different ones. */
export function extraWordsOf({ kind, url }: Pick<ReadableText, 'kind' | 'url'>, offers: ShopOffers): string {
  if (kind === 'vacancy') return VACANCY_WORDS;
  const words = PAGE_WORDS[url] ?? '';
  return offers.has('instalment') ? `${words} ${INSTALMENT_WORDS[url] ?? ''}` : words;
}

const VACANCY_WORDS = 'вакансия работа';

/** Words of pages in a shop with an operator of instalments. */
const INSTALMENT_WORDS: Readonly<Record<string, string>> = {
  '/delivery/': 'долями рассрочка',
  '/actions/rassrochka/': 'рассрочка кредит долями платежи',
};

const PAGE_WORDS: Readonly<Record<string, string>> = {
  '/stores/': 'салон салоны магазин магазины ювелирный адрес адреса рядом ближайший часы работы примерить',
  '/actions/': 'акции скидки распродажа',
  '/vacancies/': 'вакансия работа в яхонте устроиться карьера резюме отклик',
  '/delivery/':
    'доставка курьер привезти оплата оплатить карта сбп наличные примерка сроки стоимость доставки',
  '/track/': 'где заказ посылка отследить отследи статус заказа трек номер отправления',
  '/pickup/': 'самовывоз забрать пункт выдачи',
  '/garantiya/': 'гарантия возврат вернуть обмен обменять сдать брак ремонт сломалось',
  '/questions/#podarochnaya-upakovka':
    'коробка коробочка футляр упаковка бархатная обёртка лента мешочек завернуть',
  '/questions/': 'вопрос вопросы помощь справка',
  '/engraving/': 'гравировка выгравировать надпись имя дата',
  '/gold_buying/':
    'скупка обмен сдать продать лом золота старое золото на новое за грамм цена грамма стоимость грамма',
  '/certificates/': 'подарочный сертификат подарочная карта номинал',
  '/service-card/': 'чистка почистить ремонт полировка родирование обслуживание уход починить мастер',
  '/corporate_ps/': 'корпоративный подарки сотрудникам партнёрам компания оптом',
  '/info/': 'проба клеймо карат термины словарь',
  '/personal/card/': 'бонусы бонусная карта баллы',
  '/discount/bonus/': 'бонусы баллы оплатить бонусами списать',
  '/discount/promokod/': 'промокод промокоды код купон',
  '/about/contacts/': 'контакты телефон почта позвонить написать',
  '/history/': 'история о нас компания бренд яхонт',
  '/franchising/': 'франшиза франчайзинг',
  '/politika/': 'политика персональные данные конфиденциальность',
  '/news/uin-v-zakaze/': 'уин проверить номер украшения подлинность',
  '/guide/razmery-i-posadka/razmer-koltsa/':
    'размер кольца узнать определить измерить линейка таблица размеров',
  '/guide/metally-i-proby/proba/': 'проба 585 750 925 375 чем отличается разница',
  '/guide/metally-i-proby/serebro/': 'чистить почистить серебро чернеет темнеет',
  '/guide/ukhod-i-khranenie/doma/': 'чистить почистить чистка дома уход',
};
