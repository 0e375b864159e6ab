import { ButtonLink } from '#app/parts/button.tsx';
import { Empty } from '#app/parts/states.tsx';
import { usePage } from '#app/lib/look/page.ts';
import styles from './lost-page.module.css';

/** An address below `/office/` that no section has. */
export function LostPage() {
  const heading = usePage('Нет такой страницы');
  return (
    <div className={styles.root}>
      <h1 ref={heading} tabIndex={-1}>
        Нет такой страницы
      </h1>
      <Empty title="По этому адресу ничего нет" icon="search">
        <p>Возможно, ссылка устарела или в ней опечатка.</p>
        <ButtonLink look="quiet" to="/">
          В начало
        </ButtonLink>
      </Empty>
    </div>
  );
}
