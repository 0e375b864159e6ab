import { useEffect, useRef, type ReactNode } from 'react';
import type { ComparedKind } from '@yahont/contracts/comparisons/compared-kinds.ts';
import { comparisonPath } from '#app/features/comparison/comparison-path.ts';
import { CompareForm } from '#app/features/comparison/choice/compare-form.tsx';
import { comparisonMessage, countCompared } from '#app/features/comparison/messages.ts';
import type { useComparisonForm } from '#app/features/comparison/use-comparison-form.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Switch } from '#app/ui/choices/switch.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { Breadcrumbs } from '#app/ui/text/breadcrumbs.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import styles from './comparison-frame.module.css';

type Props = {
  kind: ComparedKind;
  count: number;
  isShared: boolean;
  /** The address that shows this comparison to others; null for an empty comparison. */
  sharedUrl: string | null;
  form: ReturnType<typeof useComparisonForm>;
  children: ReactNode;
};

const TABS: readonly { kind: ComparedKind; name: string }[] = [
  { kind: 'stones', name: 'Бриллианты' },
  { kind: 'products', name: 'Украшения' },
];

const PARENTS = {
  stones: { name: 'Бриллианты', url: '/catalog/diamonds/' },
  products: { name: 'Каталог', url: '/catalog/' },
} as const;

/** Heading, tabs and tools around a comparison of either kind. */
export function ComparisonFrame({ kind, count, isShared, sharedUrl, form, children }: Props) {
  const heading = useHeading('Сравнение');
  const title = useRef<HTMLHeadingElement>(null);
  const { data } = form;
  // The pressed button disappears with its column, which is when the count changes.
  useEffect(() => {
    if (data?.ok && document.activeElement === document.body) title.current?.focus();
  }, [data, count]);
  return (
    <main id="main" className={`${layout.container} ${layout.tall} ${styles.root}`} data-comparison="">
      <div className={styles.screenOnly}>
        <Breadcrumbs
          items={[
            { name: 'Главная', url: '/' },
            PARENTS[kind],
            { name: 'Сравнение', url: comparisonPath(kind) },
          ]}
        />
      </div>
      <header className={styles.head}>
        <h1 className={`${text.pageTitle} ${styles.title}`} ref={title} tabIndex={-1}>
          {heading}
          {count > 0 && <sup className={text.titleCount}>{countCompared(kind, count)}</sup>}
        </h1>
        {count > 1 && (
          <Switch className={styles.screenOnly} data-only-differences="">
            Только отличия
          </Switch>
        )}
      </header>
      <nav className={`${styles.tabs} ${styles.screenOnly}`} aria-label="Что сравниваем">
        {TABS.map((tab) => (
          <A
            key={tab.kind}
            href={comparisonPath(tab.kind)}
            aria-current={tab.kind === kind && !isShared ? 'page' : undefined}
          >
            {tab.name}
          </A>
        ))}
        {sharedUrl !== null && (
          <span className={styles.tools}>
            {!isShared && <A href={sharedUrl}>Ссылка на&nbsp;это сравнение</A>}
            <button type="button" className={styles.print} onClick={() => window.print()}>
              <Icon name="print" size={18} />
              Распечатать
            </button>
            {!isShared && (
              <form.Form method="post" action={comparisonPath(kind)}>
                <button type="submit" name="clear" value={kind}>
                  Очистить
                </button>
              </form.Form>
            )}
          </span>
        )}
      </nav>
      {data?.ok === false && (
        <p className={text.failure} role="alert">
          {comparisonMessage(data.kind, data.refusal)}
        </p>
      )}
      <CompareForm />
      {children}
    </main>
  );
}
