import type { QuestionGroup } from '@yahont/contracts/content/questions.ts';

export const GROUP_NAMES: Readonly<Record<QuestionGroup['group'], string>> = {
  order: 'Заказ',
  payment: 'Оплата',
  delivery: 'Доставка и\u00A0примерка',
  return: 'Возврат и\u00A0обмен',
  product: 'Украшения и\u00A0размеры',
  diamonds: 'Бриллианты и\u00A0сертификаты',
  bonus: 'Бонусы и\u00A0скидки',
  service: 'Гарантия и\u00A0ремонт',
  account: 'Личный кабинет',
};
