import type { CardType } from '#app/shop/cards/card-marks.ts';

/** A type of card: its description, and a page that uses it. */
export type Place = { about: string; where: string; href: string };

export const PLACES: Readonly<Record<CardType, Place>> = {
  mockmain: {
    about: 'Заготовка: держит место, пока подбираются рекомендации',
    where: 'Несуществующая страница',
    href: '/takoj-stranicy-net/',
  },
  main: { about: 'Изделие в\u00A0ленте', where: 'Главная', href: '/' },
  category: { about: 'Раздел каталога', where: 'Главная', href: '/' },
  catalog: { about: 'Изделие в\u00A0разделе', where: 'Кольца', href: '/catalog/koltsa/' },
  'nav-novelties': {
    about: 'Новинка в\u00A0открытом меню каталога',
    where: 'Меню «Каталог»',
    href: '/history/',
  },
  'catalog-double': {
    about: 'Изделие с\u00A0замечанием редактора, две колонки',
    where: 'Каталог',
    href: '/catalog/',
  },
  'catalog-giant': {
    about: 'То\u00A0же, две колонки и\u00A0два ряда',
    where: 'Каталог',
    href: '/catalog/',
  },
  'catalog-diamond': {
    about: 'Камень без оправы в\u00A0ячейке',
    where: 'Бриллианты, вид карточками',
    href: '/catalog/diamonds/?view=cards',
  },
  'catalog-diamond-row': {
    about: 'Камень без оправы в\u00A0строке',
    where: 'Поиск бриллианта',
    href: '/search/?q=бриллиант',
  },
  'cart-modal': {
    about: 'Изделие, которое только что положили в\u00A0корзину',
    where: 'Кольца, кнопка «В\u00A0корзину»',
    href: '/catalog/koltsa/',
  },
  landing: { about: 'Изделие под текстом', where: 'VIP-обслуживание', href: '/vip/' },
};
