import { Suspense } from 'react';
import { usePublicSettings } from '#app/lib/public-settings.ts';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';

const ConfiguredChat = lazyPart(async () => ({
  default: (await import('./configured-chat.tsx')).ConfiguredChat,
}));

/** SPEC 7.6: the third-party chat, where one is configured. */
export function Chat() {
  const { chatScript } = usePublicSettings();
  if (chatScript === null) return null;
  return (
    <Suspense>
      <ConfiguredChat loader={chatScript} />
    </Suspense>
  );
}
