type Link = readonly [href: string, text: string];

/** What the house tells about itself and its service, by question. A link says what the heading of its page says. */
export const FOOTER_COLUMNS: readonly (readonly [title: string, links: readonly Link[]])[] = [
  [
    'Покупателям',
    [
      ['/delivery/', 'Доставка и\u00A0оплата'],
      ['/pickup/', 'Самовывоз'],
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

/** Ways to pay, as a shopper calls them. */
export const PAYMENT_WAYS = ['МИР', 'Рассрочка', 'Наличные'] as const;
