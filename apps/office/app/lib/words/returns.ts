import type { ReturnReason, ReturnState, ReturnDenial } from '@yahont/contracts/returns/return-lists.ts';
import type { CheckMark, PieceFate } from '@yahont/contracts/office/returns.ts';
import type { MarkShape } from '#app/parts/facts/mark.tsx';

export const RETURN_STATE: Readonly<Record<ReturnState, { name: string; shape: MarkShape }>> = {
  requested: { name: 'Заявка', shape: 'empty' },
  approved: { name: 'Ждём изделие', shape: 'quarter' },
  'on-its-way': { name: 'В пути', shape: 'moving' },
  received: { name: 'Принято', shape: 'half' },
  checked: { name: 'Проверено', shape: 'most' },
  refunded: { name: 'Деньги возвращены', shape: 'done' },
  refused: { name: 'Отказано', shape: 'over' },
  withdrawn: { name: 'Отозвано', shape: 'lapsed' },
};

export const RETURN_REASON: Readonly<Record<ReturnReason, string>> = {
  'wrong-size': 'не подошёл размер',
  'not-liked': 'не понравилось',
  'looks-different': 'выглядит иначе',
  defect: 'брак',
  'wrong-piece': 'прислали другое',
};

export const RETURN_DENIAL: Readonly<Record<ReturnDenial, string>> = {
  worn: 'Следы носки',
  damaged: 'Повреждено',
  'tag-missing': 'Нет бирки или пломбы',
  'not-our-piece': 'Не наше изделие',
  'made-to-order': 'Сделано на заказ',
  'no-defect-found': 'Брак не найден',
  other: 'Другое',
};

export const PIECE_FATE: Readonly<Record<PieceFate, { name: string; words: string }>> = {
  'for-sale': { name: 'Снова в продажу', words: 'новая бирка, на сайте появится сразу' },
  cleaning: { name: 'В чистку и полировку', words: 'мастерская, потом в продажу' },
  claim: { name: 'Брак, поставщику', words: 'снимется с продажи до решения' },
};

export const CHECK_MARK: Readonly<Record<CheckMark, string>> = {
  right: 'сошлось',
  wrong: 'не сошлось',
  'not-applicable': 'не нужно',
};

/** Why a return cannot be written down, with what to say to the buyer. */
export const WISH_REFUSED: Readonly<Record<string, string>> = {
  'unknown-store': 'Такого магазина больше нет. Выберите другой.',
  'day-unavailable': 'В этот день курьер не приедет. Выберите другой.',
  'hours-unavailable': 'В эти часы курьер не приедет. Выберите другой день.',
  'line-not-found': 'Состав заказа изменился. Обновите страницу и отметьте ещё раз.',
  'too-late': 'Срок возврата прошёл. С браком вернуть можно: выберите причину «брак».',
  company: 'Купила компания: вернуть можно только брак.',
  'made-to-order': 'Сделано на заказ или с гравировкой: вернуть можно только брак.',
  certificate: 'Сертификаты не возвращают: их блокируют в разделе сертификатов.',
  'with-its-piece': 'Услуга возвращается только вместе с изделием.',
  'not-received-yet': 'Заказ ещё не выдан: его отменяют, а не возвращают.',
  'order-ended': 'Заказ отменён или не оплачен: возвращать нечего.',
  'already-returned': 'Это уже возвращают: найдите заявку в разделе возвратов.',
  'not-exchanged': 'Обменять так нельзя: оформите возврат и новый заказ.',
  'size-gone': 'Этот размер только что купили. Выберите другой или верните деньги.',
};
