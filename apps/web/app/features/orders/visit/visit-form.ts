import type { moveOrderVisit, VisitObstacle } from '@yahont/contracts/orders/visits.ts';
import { refusalText, type Refusal, type RefusalTexts } from '#app/shop/words/refusal-text.ts';
import { CALL_US } from '#app/shop/words/contacts.ts';
import { defineForm, isAnything, isChosen } from '#app/base/forms/define-form.ts';
import type { VisitChoice } from './visit-choices.ts';

export const MOVE_VISIT = defineForm({ date: isChosen, interval: isAnything });

/** Anchor of the form on the page of an order, and the key of the address that opens it. */
export const VISIT_ANCHOR = 'visit';
export const MOVE_ASKED = 'move';

/** Link to the form on the page of an order. */
export function moveVisitHref({ id }: { id: number }): string {
  return `/personal/order/${id}/?${MOVE_ASKED}=1#${VISIT_ANCHOR}`;
}

export type MoveRefused = {
  ok: false;
  values: VisitChoice;
  /** Names of the invalid fields. */
  wrong: readonly string[];
  /** Why the move was refused; null when a field is invalid. */
  refusal: Refusal | null;
};
/** The result of a move, with the chosen visit. */
export type MoveAnswer = { ok: true; values: VisitChoice } | MoveRefused;

const CALL = `Если планы изменились, позвоните нам. ${CALL_US}`;

/** Why the buyer cannot move the visit; empty when no courier is expected. */
export const OBSTACLES: Readonly<Record<VisitObstacle, string | null>> = {
  'not-visited': null,
  'too-late': `Маршрут курьера уже составлен, перенести визит на сайте нельзя. ${CALL}`,
  'no-moves-left': `Вы уже переносили доставку несколько раз, дальше договоримся по телефону. ${CALL_US}`,
};

export const NO_HOURS = `На ближайшие дни все часы курьеров заняты. ${CALL_US}`;

export const DAY_GONE = 'На этот день перенести уже нельзя. Выберите другой.';
export const HOURS_TAKEN = 'Это время уже заняли. Выберите другое.';

const TEXTS: RefusalTexts<typeof moveOrderVisit> = {
  'order-not-found': `Этого заказа больше нет. ${CALL_US}`,
  'not-visited': `Заказ уже в пути, перенести визит нельзя. ${CALL_US}`,
  'too-late': 'Перенести не успели: маршрут курьера уже составлен.',
  'no-moves-left': 'Перенести не получилось: на сайте это можно сделать несколько раз.',
  'day-unfit': DAY_GONE,
  'interval-taken': HOURS_TAKEN,
};

export function moveRefusalText(refusal: Refusal): string {
  return refusalText(TEXTS, refusal, `Перенести не получилось. ${CALL_US}`);
}
