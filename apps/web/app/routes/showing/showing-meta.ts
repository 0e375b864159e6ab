import type { MetaDescriptor } from 'react-router';
import type { ShownThing } from '@yahont/contracts/appointments/appointments.ts';
import { showingHref } from '#app/features/showing/showing-address.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';

type Loaded =
  | { kind: 'asking'; thing: ShownThing; name: string }
  | { kind: 'visit'; visit: { shown: ShownThing } };

/** Head of the page of an appointment, which nobody needs to find. */
export function showingMeta(
  args: Parameters<typeof pageMeta>[0],
  loaded: Loaded | undefined,
): MetaDescriptor[] {
  if (loaded === undefined) return [];
  if (loaded.kind === 'visit')
    return [
      ...pageMeta(args, {
        title: 'Ваша запись в салон — Яхонт',
        canonical: showingHref({ ...loaded.visit.shown, skuId: null }),
        robots: 'noindex',
      }),
      // Who has the address may cancel the visit: no other site may learn it.
      { name: 'referrer', content: 'no-referrer' },
    ];
  const { thing, name } = loaded;
  return pageMeta(args, {
    title: `Посмотреть в салоне: ${name} | Яхонт`,
    description: `Запись на показ: ${name}.`,
    canonical: showingHref({ ...thing, skuId: null }),
    robots: 'noindex, follow',
  });
}
