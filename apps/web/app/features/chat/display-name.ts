import type { User } from '@yahont/contracts/accounts/user.ts';

/** SPEC 3.3: the customer's name for the operator: the filled-in parts of the name, otherwise the id. */
export function displayName({
  id,
  name,
  surName,
  lastName,
}: Pick<User, 'id' | 'name' | 'surName' | 'lastName'>): string {
  const parts = [name, surName, lastName].map((part) => part.trim()).filter((part) => part !== '');
  return parts.length > 0 ? parts.join(' ') : String(id);
}
