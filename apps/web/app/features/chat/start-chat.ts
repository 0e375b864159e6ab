import { createChat, type ChatCustomer } from './chat-loader.ts';

declare global {
  // Global variable from which the chat script reads the customer.
  interface Window {
    chatCustomer?: ChatCustomer;
  }
}

let chat: ReturnType<typeof createChat> | undefined;

/** Passes the customer to the chat; the first call loads its script. */
export function updateChat(loader: string, customer: ChatCustomer | null): void {
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
