import { getBonusHistory } from '@yahont/contracts/orders/bonus.ts';
import { accountPage, accountUser } from '#app/lib/account-page.server.ts';
import { bonusCardNumber } from '@yahont/values/codes/bonus-card-number.ts';
import { drawBars } from '#app/features/bonus/draw-bars.server.ts';
import { BonusLevel } from '#app/features/bonus/bonus-level.tsx';
import { HouseCard } from '#app/features/bonus/house-card.tsx';
import { BonusHistory } from '#app/blocks/bonus/bonus-history.tsx';
import { TextBody } from '#app/blocks/text/text-body.tsx';
import { idParam } from '#app/lib/api/id-param.server.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { loadTextPage } from '#app/blocks/text/load-text-page.server.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import type { Crumb } from './crumb.ts';
import styles from './page.module.css';
import type { Route } from './+types/card';

export const handle: Crumb = { crumb: 'Бонусная карта' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = accountPage(context);
  const before = url.searchParams.get('before');
  const [text, user, history] = await Promise.all([
    loadTextPage(page, url),
    accountUser(page),
    page.api(getBonusHistory, { query: before === null ? {} : { before: idParam(before, url.pathname) } }),
  ]);
  const number = bonusCardNumber(user.id);
  const card = { points: user.bonus, number, bars: drawBars(number) };
  return {
    text,
    card,
    history,
    birthDate: user.birthDate,
    now: new Date().toISOString(),
    isFirst: before === null,
    offsetHours: page.city.timezone,
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Бонусная карта — Яхонт', robots: 'noindex' });

export default function CardPage({ loaderData }: Route.ComponentProps) {
  const { text, card, history, birthDate, now, isFirst, offsetHours } = loaderData;
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{useHeading(text.h1)}</h1>
      <div className={styles.card}>
        <HouseCard {...card} />
        <BonusLevel level={history.level} nextBurn={history.nextBurn} birthDate={birthDate} now={now} />
      </div>
      {history.coming.length + history.entries.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.subtitle}>История бонусов</h2>
          <BonusHistory history={history} offsetHours={offsetHours} now={now} />
          {(history.next !== null || !isFirst) && (
            <p className={styles.actions}>
              {!isFirst && <ArrowLink href="/personal/card/">Последние</ArrowLink>}
              {history.next !== null && (
                <ArrowLink href={`/personal/card/?before=${history.next}`}>Раньше</ArrowLink>
              )}
            </p>
          )}
        </section>
      )}
      <p className={styles.intro}>{text.lead}</p>
      <TextBody page={text} />
    </div>
  );
}
