import type { MetaDescriptor } from 'react-router';
import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import { bareShowingHref } from '#app/features/showing/showing-address.ts';
import { showingHeading } from '#app/features/showing/showing-words.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';

type Loaded =
  | { kind: 'asking'; thing: ShownThing; name: string }
  | { kind: 'visit'; visit: { shown: ShownThing } };

/** Head of an appointment page, which search engines should not index. */
export function showingMeta(
  args: Parameters<typeof pageMeta>[0],
  loaded: Loaded | undefined,
): MetaDescriptor[] {
  if (loaded === undefined) return [];
  if (loaded.kind === 'visit')
    return [
      ...pageMeta(args, {
        title: 'Ваша запись в салон — Яхонт',
        canonical: bareShowingHref(loaded.visit.shown),
        robots: 'noindex',
      }),
      // Anyone with the address may cancel the visit: no other site may learn it.
      { name: 'referrer', content: 'no-referrer' },
    ];
  const { thing, name } = loaded;
  return pageMeta(args, {
    title: titleOf(thing, name),
    description: `Запись в салон «Яхонта»: ${name === '' ? showingHeading(thing) : name}.`,
    canonical: bareShowingHref(thing),
    robots: 'noindex, follow',
  });
}

function titleOf(thing: ShownThing, name: string): string {
  const isThing = thing.kind === 'stone' || thing.kind === 'product';
  return isThing ? `Посмотреть в салоне: ${name} | Яхонт` : `${showingHeading(thing)} | Яхонт`;
}
