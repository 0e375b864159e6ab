import { addressInMessage } from '@yahont/contracts/accounts/sign-in-page.ts';

/** The link to a page of the shop in an e-mail or an SMS. `path`: of the page, with its slashes. */
export function linkTo({ publicUrl }: { publicUrl: string }, path: string): string {
  return `${publicUrl}${addressInMessage(path)}`;
}
