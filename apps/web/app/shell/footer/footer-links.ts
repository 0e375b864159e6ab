type Link = readonly [href: string, text: string];

/** Links about the company and its services, by topic. The text of a link is the heading of its page. */
export const FOOTER_COLUMNS: readonly (readonly [title: string, links: readonly Link[]])[] = [
  [
    'Покупателям',
    [
      ['/delivery/', 'Доставка и\u00A0оплата'],
      ['/pickup/', 'Самовывоз'],
      ['/track/', 'Где мой заказ'],
      ['/garantiya/', 'Гарантия и\u00A0возврат'],
      ['/actions/', 'Акции'],
      ['/discount/termin/', 'Условия скидок'],
      ['/3Kbonus/', 'Три процента бонусами'],
      ['/questions/', 'Вопросы и\u00A0ответы'],
    ],
  ],
  [
    'Услуги',
    [
      ['/engraving/', 'Гравировка'],
      ['/gold_buying/', 'Обмен золота'],
      ['/service-card/', 'Сервисная карта'],
      ['/certificates/', 'Подарочные сертификаты'],
      ['/corporate_ps/', 'Корпоративные подарки'],
      ['/vip/', 'Частный показ'],
    ],
  ],
  [
    'О доме',
    [
      ['/royal/', 'Царские камни'],
      ['/guide/', 'Ювелирный гид'],
      ['/history/', 'История'],
      ['/news/', 'Новости'],
      ['/partners/', 'Партнёрам'],
      ['/franchising/', 'Салон по\u00A0франшизе'],
      ['/about/contacts/', 'Контакты'],
    ],
  ],
  [
    'Салоны',
    [
      ['/stores/', 'Все салоны'],
      ['/stores/moskva/', 'Москва'],
      ['/stores/sankt-peterburg/', 'Санкт-Петербург'],
      ['/stores/ekaterinburg/', 'Екатеринбург'],
      ['/stores/kazan/', 'Казань'],
    ],
  ],
];
