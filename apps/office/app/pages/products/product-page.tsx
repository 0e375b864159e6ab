import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useOutletContext, useParams } from 'react-router';
import type { OfficeProduct, PricePlan } from '@yahont/contracts/office/products.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { RecordState } from '#app/blocks/record/record-view.tsx';
import { RightMissing } from '#app/blocks/right-missing.tsx';
import { Button } from '#app/parts/button.tsx';
import { Panel } from '#app/parts/facts/panel.tsx';
import { Pairs } from '#app/parts/facts/pairs.tsx';
import { Tag } from '#app/parts/facts/words.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { Note } from '#app/parts/note.tsx';
import { Unseen } from '#app/parts/states.tsx';
import { Thumb } from '#app/parts/pictures/thumb.tsx';
import { call } from '#app/lib/calls/call.ts';
import { getProduct } from '#app/lib/calls/routes/products.ts';
import { usePage } from '#app/lib/look/page.ts';
import { useNow } from '#app/lib/look/now.ts';
import { may, mayAsk } from '#app/lib/session/me.ts';
import { changeText } from '#app/lib/words/sums.ts';
import { CancelPlan } from './price/cancel-plan.tsx';
import { PriceDialog } from './price/price-dialog.tsx';
import { productKey } from './product-key.ts';
import { termText } from './plan-text.ts';
import { VisibilityDialog } from './visibility-dialog.tsx';
import styles from './product-page.module.css';

export function ProductPage() {
  const me = useOutletContext<Me>();
  const { id = '' } = useParams();
  if (!mayAsk(me, 'stock.see'))
    return <RightMissing title="Изделие" right="видеть изделия" givenBy="тем, кто работает с изделиями" />;
  return <Product key={id} id={Number(id)} me={me} />;
}

function Product({ id, me }: { id: number; me: Me }) {
  const product = useQuery({
    queryKey: productKey(id),
    queryFn: ({ signal }) => call(getProduct, { params: { id } }, { signal }),
  });
  if (product.data === undefined)
    return (
      <RecordState query={product} title="Изделие" missing="Такого изделия нет" back="/products" isPage />
    );
  return <Card product={product.data} me={me} />;
}

type Props = { product: OfficeProduct; me: Me };

function Card({ product, me }: Props) {
  const heading = usePage(product.name);
  const [isHiding, setHiding] = useState(false);
  const { name, isHidden, url, article, picture } = product;
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <Link to="/products" className={styles.back}>
          <Icon name="arrow-left" />
          <Unseen>К изделиям</Unseen>
        </Link>
        <h1 ref={heading} tabIndex={-1}>
          {name}
        </h1>
        {isHidden ? <Tag tone="warn">скрыто с сайта</Tag> : <Tag tone="good">на сайте</Tag>}
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Panel title="Карточка" note="название, проба и вес приходят из 1С">
            <div className={styles.card}>
              <Thumb hash={picture} size="large" />
              <Pairs
                pairs={[
                  { name: 'Артикул', value: article },
                  {
                    name: 'На сайте',
                    value: isHidden ? (
                      'страницы нет'
                    ) : (
                      <a href={url} target="_blank" rel="noreferrer">
                        {url}
                      </a>
                    ),
                  },
                  {
                    name: 'Остатки',
                    value: (
                      <Link to={`/stock?article=${encodeURIComponent(article)}`}>
                        изделия с этим артикулом
                      </Link>
                    ),
                  },
                ]}
              />
            </div>
          </Panel>
          {product.sizes.length > 0 && <Sizes product={product} />}
        </div>
        <div className={styles.side}>
          <Price product={product} me={me} />
          <Panel title="Видимость">
            <div className={styles.stack}>
              <p>
                {isHidden
                  ? 'Изделие не видно на сайте. Экземпляры остаются на своих местах, старые заказы его показывают.'
                  : 'Изделие есть в списках, в поиске и на своей странице.'}
              </p>
              {may(me, 'products.hide') && (
                <Button look="quiet" onClick={() => setHiding(true)}>
                  <Icon name="eye" size={16} />
                  {isHidden ? 'Вернуть на сайт' : 'Скрыть с сайта'}
                </Button>
              )}
            </div>
          </Panel>
        </div>
      </div>
      {isHiding && <VisibilityDialog product={product} onClose={() => setHiding(false)} />}
    </div>
  );
}

function Sizes({ product: { sizes } }: { product: OfficeProduct }) {
  return (
    <Panel title="Размеры со своей ценой" note="меняются вместе с ценой изделия" isFlush>
      <table className={styles.sizes}>
        <thead>
          <tr>
            <th scope="col">Размер</th>
            <th scope="col">Вес</th>
            <th scope="col">Цена</th>
          </tr>
        </thead>
        <tbody>
          {sizes.map(({ skuId, words, weightMg, price }) => (
            <tr key={skuId}>
              <th scope="row">{words}</th>
              <td>{(weightMg / 1000).toLocaleString('ru-RU', { minimumFractionDigits: 2 })}&nbsp;г</td>
              <td>{formatRoubles(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function Price({ product, me }: Props) {
  const now = useNow();
  const [isSetting, setSetting] = useState(false);
  const [ending, setEnding] = useState<PricePlan | null>(null);
  const mayPrice = may(me, 'prices.set');
  const { price, oldPrice, plans } = product;
  return (
    <Panel
      title="Цена"
      aside={
        mayPrice && (
          <Button look="bare" onClick={() => setSetting(true)}>
            <Icon name="plus" size={16} />
            Назначить
          </Button>
        )
      }
    >
      <p className={styles.price}>
        {formatRoubles(price)} {oldPrice !== null && <s>{formatRoubles(oldPrice)}</s>}
      </p>
      {plans.length === 0 && <p className={styles.muted}>Планов нет: цена стоит, пока её не сменят.</p>}
      <ol className={styles.plans}>
        {plans.map((plan) => (
          <li key={plan.id} data-active={plan.state === 'active' || undefined}>
            <i aria-hidden="true" />
            <div>
              <b>{formatRoubles(plan.price)}</b> <span className={styles.muted}>{termText(plan, now)}</span>
              <small>{plan.reason}</small>
            </div>
            <div className={styles.share}>
              {plan.state === 'planned' && changeText(price, plan.price)}
              {mayPrice && (
                <Button look="bare" size="small" onClick={() => setEnding(plan)}>
                  {plan.state === 'active' ? 'Закончить' : 'Отменить'}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      {!mayPrice && <Note>Цены назначает товаровед или управляющий.</Note>}
      {isSetting && <PriceDialog product={product} onClose={() => setSetting(false)} />}
      {ending !== null && <CancelPlan plan={ending} onClose={() => setEnding(null)} />}
    </Panel>
  );
}
