import { createChat } from './chat-loader.ts';
import type { ChatCustomer } from './chat-loader.ts';

declare global {
  // A global by which the script of the chat learns who is there.
  interface Window {
    chatCustomer?: ChatCustomer;
  }
}

let chat: ReturnType<typeof createChat> | undefined;

/** Tells the chat who is there: its script comes with the first time. */
export function tellChat(loader: string, customer: ChatCustomer | null): void {
  chat ??= createChat(loader, { insertScript, setCustomer });
  chat(customer);
}

function insertScript(address: string): () => void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
  return () => script.remove();
}

function setCustomer(customer: ChatCustomer | null): void {
  if (customer === null) delete window.chatCustomer;
  else window.chatCustomer = customer;
}
