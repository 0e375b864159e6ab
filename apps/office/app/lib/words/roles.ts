import type { Role } from '@yahont/contracts/office/permissions.ts';

type RoleWords = { name: string; /** What the role does, for the choice. */ does: string };

export const ROLE_WORDS: Readonly<Record<Role, RoleWords>> = {
  consultant: { name: 'Консультант', does: 'выдаёт, собирает, считает в своих магазинах' },
  warehouse: { name: 'Кладовщик', does: 'перемещения, приёмка, инвентаризация' },
  manager: { name: 'Директор магазина', does: 'деньги до предела, возвраты, смена' },
  operator: { name: 'Оператор', does: 'звонки, письма, заказы всей сети' },
  merchandiser: { name: 'Товаровед', does: 'изделия, цены, снимки, акции' },
  editor: { name: 'Редактор', does: 'статьи, страницы, отзывы' },
  finance: { name: 'Бухгалтер', does: 'деньги, сверки, возвраты' },
  head: { name: 'Управляющий', does: 'вся розница, согласования' },
  administrator: { name: 'Администратор', does: 'люди, настройки, задания' },
};

/** «консультант, кладовщик» */
export function rolesText(roles: readonly Role[]): string {
  return roles.map((role) => ROLE_WORDS[role].name.toLowerCase()).join(', ');
}
