import { countOf } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { data, Form, redirect, useNavigation } from 'react-router';
import { getReturn, withdrawReturn, type Return } from '@yahont/contracts/returns/returns.ts';
import { listStores } from '@yahont/contracts/stores/stores.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { accountPage, accountUser } from '#app/lib/account-page.server.ts';
import type { VisitorPage } from '#app/lib/page-context.ts';
import { ReturnCard } from '#app/blocks/returns/return-card.tsx';
import { ExchangeNote } from '#app/features/returns/exchange-note.tsx';
import { isExpected } from '#app/features/returns/return-words.ts';
import { postageFromForm } from '#app/features/returns/postage/ask-for-postage.server.ts';
import { PostagePart } from '#app/features/returns/postage/postage-part.tsx';
import { WayThere } from '#app/features/returns/way-there.tsx';
import { ApiProblem } from '#app/lib/api/call.server.ts';
import { idParam } from '#app/lib/api/id-param.server.ts';
import { or404 } from '#app/lib/api/or-404.server.ts';
import { isRefusal } from '#app/shop/words/refusal-text.ts';
import { drawQr } from '#app/base/qr/draw-qr.server.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { Button } from '#app/ui/buttons/button.tsx';
import { PrintButton } from '#app/ui/buttons/print-button.tsx';
import { FormStatus } from '#app/ui/notices/form-status.tsx';
import type { Crumb } from '../crumb.ts';
import print from '../sheet.module.css';
import styles from '../page.module.css';
import type { Route } from './+types/return';

export const handle: Crumb = { crumb: 'Возврат' };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = accountPage(context);
  const { api, city } = page;
  const id = idParam(params.id, url.pathname);
  const [about, user] = await Promise.all([
    or404(api(getReturn, { params: { id } }), url.pathname),
    accountUser(page),
  ]);
  return {
    about,
    store: await storeOf(api, about),
    sender: { name: [user.name, user.lastName].filter(Boolean).join(' '), phone: user.phone },
    drawing: drawQr(about.number),
    clock: { offsetHours: city.timezone, today: cityDate(new Date(), city.timezone) },
  };
}

async function storeOf(api: VisitorPage['api'], { route }: Return) {
  if (route.kind !== 'store') return null;
  const stores = await api(listStores, { query: {} });
  return stores.find(({ id }) => id === route.storeId) ?? null;
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { api } = accountPage(context);
  const id = idParam(params.id, url.pathname);
  const form = await request.formData();
  if (form.get('intent') === 'postage') {
    const postage = await or404(postageFromForm(api, id, form), url.pathname);
    if (postage !== null) return data({ problem: null, postage });
    throw redirect(`/personal/returns/${id}/`);
  }
  try {
    await or404(api(withdrawReturn, { params: { id } }), url.pathname);
  } catch (error) {
    if (error instanceof ApiProblem && isRefusal<typeof withdrawReturn>(error.problem, 'illegal-move'))
      return data({
        problem: 'Изделия уже у\u00A0нас, отозвать заявку нельзя. Позвоните нам, и\u00A0мы поможем.',
        postage: null,
      });
    throw error;
  }
  throw redirect(`/personal/returns/${id}/`);
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: `Возврат ${args.loaderData?.about.number ?? ''} — Яхонт`, robots: 'noindex' });

export default function ReturnPage({ loaderData, actionData }: Route.ComponentProps) {
  const { about, store, sender, drawing, clock } = loaderData;
  const isWaiting = useNavigation().state !== 'idle';
  return (
    <div className={`${styles.root} ${print.sheet}`}>
      <ReturnCard about={about} clock={clock} level={1} />
      {about.exchange !== null && <ExchangeNote exchange={about.exchange} offsetHours={clock.offsetHours} />}
      {about.pictures > 0 && (
        <p className={styles.muted}>
          {nbsp(
            `Получили ${countOf(about.pictures, ['снимок', 'снимка', 'снимков'])}: посмотрим вместе с заявкой.`,
          )}
        </p>
      )}
      {isExpected(about) && (
        <div className={print.withButton}>
          <WayThere about={about} store={store} sender={sender} drawing={drawing} />
          <PrintButton />
        </div>
      )}
      <PostagePart
        postage={about.postage}
        postageMost={about.postageMost}
        refused={actionData?.postage ?? null}
      />
      {about.canWithdraw && (
        <Form method="post" className={`${styles.actions} ${print.screenOnly}`}>
          <Button type="submit" variant="quiet" isWaiting={isWaiting} waitingText="Отзываем">
            Отозвать заявку
          </Button>
          <FormStatus done={null} failure={isWaiting ? null : (actionData?.problem ?? null)} />
        </Form>
      )}
      <p className={`${styles.actions} ${print.screenOnly}`}>
        <ArrowLink href="/personal/returns/">Все возвраты</ArrowLink>
        <ArrowLink href="/garantiya/">Правила возврата</ArrowLink>
      </p>
    </div>
  );
}
