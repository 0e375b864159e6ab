import { nbsp } from '@yahont/values/text/typography.ts';
import text from '#app/ui/text/text.module.css';

type Props = { soldOut: readonly string[]; toChoose: readonly string[] };

/** The items of a repeated order that are not in the cart. */
export function NotAdded({ soldOut, toChoose }: Props) {
  return (
    <div role="alert">
      {soldOut.length > 0 && (
        <p className={text.failure}>{nbsp(`Не добавили, нет в наличии: ${soldOut.join('; ')}`)}</p>
      )}
      {toChoose.length > 0 && (
        <p className={text.failure}>{nbsp(`Не добавили, выберите заново: ${toChoose.join('; ')}`)}</p>
      )}
    </div>
  );
}
