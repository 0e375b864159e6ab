type Column = { title: string; links: readonly { href: string; text: string }[] };

/** What the house tells about itself and its service, by question. */
export const FOOTER_COLUMNS: readonly Column[] = [
  {
    title: 'Покупателям',
    links: [
      { href: '/delivery/', text: 'Доставка и\u00A0оплата' },
      { href: '/pickup/', text: 'Самовывоз' },
      { href: '/garantiya/', text: 'Гарантия и\u00A0возврат' },
      { href: '/actions/', text: 'Акции' },
      { href: '/discount/termin/', text: 'Скидки и\u00A0сроки' },
      { href: '/service-card/', text: 'Карта клиента' },
      { href: '/questions/', text: 'Вопросы и\u00A0ответы' },
    ],
  },
  {
    title: 'Услуги',
    links: [
      { href: '/engraving/', text: 'Гравировка' },
      { href: '/gold_buying/', text: 'Обмен золота' },
      { href: '/certificates/', text: 'Подарочные сертификаты' },
      { href: '/corporate_ps/', text: 'Корпоративные подарки' },
      { href: '/compare/diamonds/', text: 'Сравнение бриллиантов' },
      { href: '/vip/', text: 'Частный показ' },
    ],
  },
  {
    title: 'О доме',
    links: [
      { href: '/history/', text: 'История' },
      { href: '/news/', text: 'Новости' },
      { href: '/info/', text: 'Ювелирная азбука' },
      { href: '/partners/', text: 'Партнёрам' },
      { href: '/franchising/', text: 'Франшиза' },
      { href: '/about/contacts/', text: 'Контакты' },
    ],
  },
  {
    title: 'Магазины',
    links: [
      { href: '/stores/', text: 'Все магазины' },
      { href: '/stores/moskva/', text: 'Москва' },
      { href: '/stores/sankt-peterburg/', text: 'Санкт-Петербург' },
      { href: '/stores/ekaterinburg/', text: 'Екатеринбург' },
      { href: '/stores/kazan/', text: 'Казань' },
    ],
  },
];

/** Ways to pay, as a shopper calls them. */
export const PAYMENT_WAYS = ['МИР', 'СБП', 'Рассрочка', 'Наличные'] as const;
