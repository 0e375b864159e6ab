import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { kindIsLoaded } from './base/assembly/first-kind.ts';
import { guardPageData } from '#app/lib/api/page-data.ts';
import { putSheetsInForceEarly } from './base/navigation/early-sheets.ts';
import { showLostRequests } from '#app/ui/notices/lost-toast.ts';

guardPageData();
putSheetsInForceEarly();
showLostRequests();

await kindIsLoaded();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
