import type { ReactNode } from 'react';
import type { Showing } from '@yahont/contracts/appointments/appointments.ts';
import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { FittingPieces } from '#app/features/showing/fitting-pieces.tsx';
import { NoShowings } from '#app/features/showing/no-showings.tsx';
import type { ShowingResult } from '#app/features/showing/showing-action.server.ts';
import { bareShowingHref, showingHref, type ShowingChoice } from '#app/features/showing/showing-address.ts';
import { ShowingForm } from '#app/features/showing/showing-form.tsx';
import { showingHeading } from '#app/features/showing/showing-words.ts';
import { VisitView } from '#app/features/showing/visit/visit-view.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { PieceRow } from '#app/shop/pieces/piece-row.tsx';
import { Breadcrumbs } from '#app/ui/text/breadcrumbs.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import type { Described } from './describe-thing.server.ts';
import type { loadAsking, loadVisit } from './load-showing.server.ts';
import styles from './showing-page.module.css';

type Crumb = { name: string; url: string };
type Asking = Awaited<ReturnType<typeof loadAsking>> &
  Pick<Described, 'thing' | 'name' | 'crumbs'> &
  Partial<Pick<Described, 'pieces' | 'offered'>>;
type LoadedVisit = Awaited<ReturnType<typeof loadVisit>>;

type Props = { data: (Asking | LoadedVisit) & { choice: ShowingChoice }; result: ShowingResult | undefined };

/** The appointment as a page, for browsers without scripts and for the link in an SMS. */
export function ShowingPage({ data, result }: Props) {
  const { choice } = data;
  if (data.kind === 'visit')
    return (
      <Frame crumbs={[{ name: 'Главная', url: '/' }]} last={data.visit.shown} title="Ваша запись">
        <VisitView {...data} result={result?.ok === false ? result : undefined} />
      </Frame>
    );
  const { thing, name, crumbs, showings, own, pieces = [], offered = [] } = data;
  return (
    <Frame crumbs={crumbs} last={thing} title={showingHeading(thing)} lead={name}>
      {own !== null && result?.ok !== true && <OwnNote {...own} />}
      {thing.kind === 'fitting' && result?.ok !== true && (
        <FittingPieces
          pieces={pieces}
          offered={offered}
          hrefOf={(productIds) => showingHref({ ...thing, productIds }, choice)}
        />
      )}
      {thing.kind === 'gold' && pieces.map((piece) => <PieceRow key={piece.id} piece={piece} />)}
      <Ask {...{ thing, showings, choice, result }} />
    </Frame>
  );
}

type AskProps = Pick<Asking, 'thing'> & {
  showings: readonly Showing[];
  choice: ShowingChoice;
  result: ShowingResult | undefined;
};

function Ask({ thing, showings, choice, result }: AskProps) {
  if (showings.length === 0 && result?.ok !== true) return <NoShowings kind={thing.kind} />;
  return (
    <ShowingForm
      {...{ thing, showings, choice, result }}
      choose={(next) => ({ href: showingHref(thing, next) })}
    />
  );
}

/** A note for a signed-in shopper who already has an appointment for the thing. */
function OwnNote({ link, shown, when }: NonNullable<Asking['own']>) {
  return (
    <p className={styles.own}>
      {nbsp(`Вы уже записаны на ${formatDayMonth(when.date)}, ${when.time}, ${when.store.address}. `)}
      <A className={text.link} href={showingHref(shown, { visit: { link, step: 'show' } })}>
        Перенести или отменить
      </A>
    </p>
  );
}

type FrameProps = {
  crumbs: readonly Crumb[];
  last: ShownThing;
  title: string;
  lead?: string;
  children: ReactNode;
};

function Frame({ crumbs, last, title, lead, children }: FrameProps) {
  return (
    <main id="main" className={`${layout.container} ${layout.tall} ${styles.root}`}>
      <Breadcrumbs items={[...crumbs, { name: 'Запись в салон', url: bareShowingHref(last) }]} />
      <header>
        <h1 className={text.pageTitle}>{title}</h1>
        {lead !== undefined && lead !== '' && <p className={styles.lead}>{nbsp(lead)}</p>}
      </header>
      {children}
    </main>
  );
}
