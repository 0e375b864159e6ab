export { acceptFiles } from './files/accept-files.ts';
export { replyAddresses } from './by-mail/reply-addresses.ts';
