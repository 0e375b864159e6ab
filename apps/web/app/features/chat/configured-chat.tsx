import { useEffect } from 'react';
import { useVisitor } from '#app/lib/visitor/use-visitor.ts';
import { whenIdle } from '#app/lib/timing/when-idle.ts';
import type { ChatCustomer } from './chat-loader.ts';
import { displayName } from './display-name.ts';

/** Tells the chat who is there, whenever somebody else is. */
export function ConfiguredChat({ loader }: { loader: string }) {
  const { summary, isSignedIn } = useVisitor();
  const user = summary?.user ?? null;
  // Between signing in and the answer about the user nobody knows who is there.
  const isKnown = summary !== undefined && (user !== null || !isSignedIn);
  // A script of others, outside React.
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
    const { tellChat } = await code;
    tellChat(loader, customer);
  } catch {
    // Without a connection or after a new build: asked for again when somebody else is there.
    code = undefined;
  }
}
