import { NBSP } from '@yahont/values/digits.ts';
import type { Body, Clasp, Weave } from '../product-facts.ts';
import type { Label, Metal, PriceUnit } from './jewellery.ts';

/** Display names, for lists, filters and pages. No zod here: browsers load this file. */
export const METAL_NAMES: Readonly<Record<Metal, string>> = {
  'yellow-gold': 'Жёлтое золото',
  'white-gold': 'Белое золото',
  'rose-gold': 'Розовое золото',
  'mixed-gold': 'Комбинированное золото',
  platinum: 'Платина',
  silver: 'Серебро',
};

export const WEAVE_NAMES: Readonly<Record<Weave, string>> = {
  cable: 'Якорное',
  curb: 'Панцирное',
  bismarck: 'Бисмарк',
  figaro: 'Фигаро',
  snake: 'Снейк',
  rope: 'Верёвка',
  singapore: 'Сингапур',
  anchor: 'Морской якорь',
  bead: 'Перлина',
  trace: 'Форзатина',
};

export const CLASP_NAMES: Readonly<Record<Clasp, string>> = {
  lobster: 'Карабин',
  'spring-ring': 'Шпрингель',
  box: 'Замок-коробочка',
  hinge: 'Шарнир с защёлкой',
  'push-back': 'Пусеты с заглушкой',
  'screw-back': 'Пусеты на винте',
  english: 'Английский замок',
  'french-hook': 'Французский замок',
  hook: 'Крючок',
  click: 'Замок-щелчок',
  pin: 'Булавка с защёлкой',
  swivel: 'Поворотная ножка',
  none: 'Без замка',
};

export const BODY_NAMES: Readonly<Record<Body, string>> = { solid: 'Литая', hollow: 'Полая' };

export const LABEL_NAMES: Readonly<Record<Label, string>> = {
  new: 'Новинка',
  hit: 'Часто выбирают',
  sale: 'Скидка',
  royal: 'Царские камни',
  exclusive: 'В одном экземпляре',
};

/** Shown beside a price; null where the price is for what the picture shows. */
export const PRICE_UNIT_NAMES: Readonly<Record<PriceUnit, string | null>> = {
  piece: null,
  'one-of-pair': `за${NBSP}одно кольцо`,
};
