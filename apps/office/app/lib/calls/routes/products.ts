import type {
  cancelPricePlan as cancel,
  findOfficeProducts as find,
  getOfficeProduct as product,
  planPrice as plan,
  setPrice as price,
  setVisibility as visibility,
} from '@yahont/contracts/office/products.ts';
import { route } from '../route.ts';

export const findProducts = route<typeof find>('GET', '/office/api/products');
export const getProduct = route<typeof product>('GET', '/office/api/products/{id}');
export const setVisibility = route<typeof visibility>('POST', '/office/api/products/{id}/visibility');
export const setPrice = route<typeof price>('POST', '/office/api/products/{id}/price');
export const planPrice = route<typeof plan>('POST', '/office/api/prices/plans');
export const cancelPricePlan = route<typeof cancel>('POST', '/office/api/prices/plans/{id}/cancel');
