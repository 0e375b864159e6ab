import { useEffect } from 'react';
import { useVisitor } from '#app/lib/visitor/use-visitor.ts';
import { whenIdle } from '#app/base/timing/when-idle.ts';
import type { ChatCustomer } from './chat-loader.ts';
import { displayName } from './display-name.ts';

/** Passes the customer to the chat whenever they change. */
export function ConfiguredChat({ loader }: { loader: string }) {
  const { summary, isSignedIn } = useVisitor();
  const user = summary?.user ?? null;
  // Between signing in and the answer about the user, the customer is unknown.
  const isKnown = summary !== undefined && (user !== null || !isSignedIn);
  // A third-party script, outside React.
  useEffect(() => {
    if (!isKnown) return;
    void tell(loader, isSignedIn && user !== null ? { id: user.id, name: displayName(user) } : null);
  }, [loader, isKnown, isSignedIn, user]);
  return null;
}

let code: Promise<typeof import('./start-chat.ts')> | undefined;

async function tell(loader: string, customer: ChatCustomer | null): Promise<void> {
  code ??= new Promise<void>((go) => void whenIdle(go)).then(() => import('./start-chat.ts'));
  try {
    const { updateChat } = await code;
    updateChat(loader, customer);
  } catch {
    // No connection, or a new build replaced the files: load again when the customer changes.
    code = undefined;
  }
}
