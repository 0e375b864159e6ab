import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';

/** The name of each way of delivery beside its price. */
export const DELIVERY_NAMES: Record<DeliveryKind, string> = {
  courier: 'Курьер',
  express: 'Курьер сегодня',
  pickup: 'Самовывоз',
  point: 'Пункт выдачи',
  electronic: 'Доставка',
};
