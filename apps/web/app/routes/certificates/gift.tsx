import { Fragment, useEffect, useRef } from 'react';
import { data, Form, useNavigation } from 'react-router';
import { openCertificate, showCertificate } from '@yahont/contracts/certificates/certificates.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { drawQr } from '#app/base/qr/draw-qr.server.ts';
import { GiftCard } from '#app/features/certificates/card/gift-card.tsx';
import { GiftLetter } from '#app/features/certificates/card/gift-letter.tsx';
import { PrintButton } from '#app/features/certificates/card/print-button.tsx';
import { or404 } from '#app/lib/api/or-404.server.ts';
import { visitorPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { Logo } from '#app/shell/logo.tsx';
import { Button } from '#app/ui/buttons/button.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { CopyButton } from '#app/ui/buttons/copy-button.tsx';
import layout from '#app/ui/text/layout.module.css';
import styles from './gift.module.css';
import type { Route } from './+types/gift';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api } = visitorPage(context);
  const { code, ...certificate } = await or404(
    api(showCertificate, { params: { link: linkOf(params) } }),
    url.pathname,
  );
  return {
    certificate,
    code: certificate.isOpened ? code : null,
    shop: url.host,
    qr: drawQr(`${url.origin}${url.pathname}`),
  };
}

/**
 * Shows the code and records that the gift was opened. Only a press of the button does this: mail scanners
 * load the page and run its scripts.
 */
export async function action({ context, params, url }: Route.ActionArgs) {
  const { api } = visitorPage(context);
  return data(await or404(api(openCertificate, { params: { link: linkOf(params) } }), url.pathname));
}

/** A link in any other format was never made by the shop. */
function linkOf({ link }: { link: string }): string {
  return /^[\w-]{20,80}$/.test(link) ? link : 'no-certificate-of-ours';
}

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'Подарочный сертификат — Яхонт',
    robots: 'noindex',
    canonical: '/certificates/',
  }),
  // The address is as good as the code: no other site may learn it.
  { name: 'referrer', content: 'no-referrer' },
];

/** A certificate as its receiver opens it and its buyer prints it. */
export default function GiftPage({ loaderData }: Route.ComponentProps) {
  const { certificate, code, shop, qr } = loaderData;
  const { amount, balance, expiresAt, design, receiver, sender, greeting } = certificate;
  const isShowing = useNavigation().formMethod === 'POST';
  const shownCode = useRef<HTMLElement>(null);
  const wasHidden = useRef(code === null);
  // The pressed button is gone, and the focus with it.
  useEffect(() => {
    if (wasHidden.current && code !== null) shownCode.current?.focus();
    wasHidden.current = code === null;
  }, [code]);
  const until = formatDate(expiresAt.slice(0, 10));
  return (
    <main id="main" className={`${layout.container} ${layout.tall} ${styles.root}`}>
      <h1 className={styles.title}>{receiver}, это вам</h1>
      <div className={styles.sheet}>
        <GiftCard
          design={design}
          amount={amount}
          receiver={receiver}
          term={`до\u00A0${until} года`}
          logo={<Logo />}
        />
        <GiftLetter
          greeting={greeting}
          sender={sender}
          qr={qr}
          qrLabel="QR-код этой страницы: на ней видно, сколько осталось"
        />
      </div>
      <dl className={styles.code}>
        <div>
          <dt>Код сертификата</dt>
          {code === null ? (
            <dd>
              <Form method="post">
                <Button type="submit" isWaiting={isShowing} waitingText="Открываем">
                  Показать код
                </Button>
              </Form>
            </dd>
          ) : (
            <dd ref={shownCode} tabIndex={-1} className={styles.groups}>
              {code.split('-').map((group, index) => (
                <Fragment key={index}>
                  {index > 0 && <span>-</span>}
                  {group}
                </Fragment>
              ))}
            </dd>
          )}
        </div>
        {balance < amount && (
          <div className={styles.left}>
            <dt>Осталось</dt>
            <dd>{formatRoubles(balance)}</dd>
          </div>
        )}
      </dl>
      <p className={styles.note}>
        Впишите код при оформлении заказа на&nbsp;сайте <span className={styles.shop}>{shop}</span>. Действует
        до&nbsp;{until}&nbsp;года на&nbsp;все украшения, камни и&nbsp;услуги, тратить можно по&nbsp;частям.
        <span className={styles.secret}> Не&nbsp;показывайте код тем, кому не&nbsp;хотите его подарить.</span>
      </p>
      <div className={styles.actions}>
        <ButtonLink href="/catalog/">Выбрать украшение</ButtonLink>
        {code !== null && (
          <>
            <CopyButton text={code} name="Скопировать код" done="Код скопирован" />
            <PrintButton />
          </>
        )}
      </div>
    </main>
  );
}
