import { getDeliveryTerms } from '@yahont/contracts/delivery/delivery-terms.ts';
import { TextArticle } from '#app/blocks/text/text-article.tsx';
import { loadTextPage } from '#app/blocks/text/load-text-page.server.ts';
import { DeliveryFacts } from '#app/features/delivery/delivery-facts.tsx';
import { ParcelForm } from '#app/features/orders/way/parcel-form.tsx';
import { publicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import layout from '#app/ui/text/layout.module.css';
import styles from './delivery-page.module.css';
import type { Route } from './+types/delivery-page';

/** `/delivery/` and `/pickup/`: prices and days for the visitor's city, and the text. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = publicPage(context);
  page.tag('stores', 'cities', 'delivery');
  const [text, terms] = await Promise.all([loadTextPage(page, url), page.api(getDeliveryTerms)]);
  return { text, terms };
}

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData === undefined) return [];
  const { title, description, path, picture } = args.loaderData.text;
  return pageMeta(args, { title, description, canonical: path, picture: picture?.hash });
};

export default function DeliveryPage({ loaderData: { text, terms } }: Route.ComponentProps) {
  return (
    <TextArticle
      page={text}
      first={
        <div className={layout.container}>
          <DeliveryFacts terms={terms} isPickupFirst={text.path === '/pickup/'} />
          <div className={styles.way}>
            <ParcelForm />
          </div>
        </div>
      }
    />
  );
}
