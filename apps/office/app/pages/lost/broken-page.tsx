import { useRouteError } from 'react-router';
import { Button } from '#app/parts/button.tsx';
import { Empty } from '#app/parts/states.tsx';

/** What is shown when a page throws; a chunk of an older build that is gone needs the same reload. */
export function BrokenPage() {
  const error = useRouteError();
  return (
    <main>
      <Empty title="Страница сломалась" icon="alert" isBad>
        <p>{error instanceof Error ? error.message : 'Неизвестная ошибка'}</p>
        <Button look="quiet" onClick={() => window.location.reload()}>
          Открыть заново
        </Button>
      </Empty>
    </main>
  );
}
