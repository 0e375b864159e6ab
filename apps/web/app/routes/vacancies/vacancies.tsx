import { listVacancies } from '@yahont/contracts/content/vacancies.ts';
import { ListPage } from '#app/features/articles/list-page.tsx';
import { VacancyList } from '#app/features/vacancies/vacancy-list.tsx';
import { publicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Empty } from '#app/shop/parts/empty.tsx';
import type { Route } from './+types/vacancies';

const CRUMBS = [
  { name: 'Главная', url: '/' },
  { name: 'Вакансии', url: '/vacancies/' },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { api, tag } = publicPage(context);
  tag('content:vacancies');
  return api(listVacancies);
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Вакансии ювелирного дома «Яхонт»',
    description:
      'Работа в мастерской и салонах «Яхонта»: ювелиры, закрепщики, гравёры, консультанты. Зарплата, условия и отклик на странице.',
    canonical: '/vacancies/',
  });

export default function VacanciesPage({ loaderData: { items } }: Route.ComponentProps) {
  return (
    <ListPage
      crumbs={CRUMBS}
      title={useHeading('Вакансии')}
      lead="Кого ищем в мастерскую, салоны и контору. Отклик можно отправить со страницы места: отвечаем каждому."
    >
      {items.length === 0 ? (
        <Empty
          title="Сейчас все места заняты"
          actions={<ButtonLink href="/request/vacancy/">Рассказать о себе</ButtonLink>}
        >
          Расскажите о себе: напишем, когда место появится.
        </Empty>
      ) : (
        <VacancyList vacancies={items} />
      )}
    </ListPage>
  );
}
