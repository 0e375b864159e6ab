export { replyAddresses } from './by-mail/reply-addresses.ts';
