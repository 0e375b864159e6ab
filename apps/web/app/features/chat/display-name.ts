import type { User } from '@yahont/contracts/accounts/user.ts';

/** SPEC 3: what the operator of the chat calls somebody: the parts of his name that he gave, or his number. */
export function displayName({
  id,
  name,
  surName,
  lastName,
}: Pick<User, 'id' | 'name' | 'surName' | 'lastName'>): string {
  const parts = [name, surName, lastName].map((part) => part.trim()).filter((part) => part !== '');
  return parts.length > 0 ? parts.join(' ') : String(id);
}
