export { getReturnForMessages } from './get-return-for-messages.ts';
