import sprite from '#app/ui/icons/icons.svg?no-inline';

type Props = { className?: string | undefined };

/** The crown of a Kr-57 brilliant from above, drawn to its real proportions. */
export function BrilliantCrown({ className }: Props) {
  return (
    <svg
      className={className}
      viewBox="34 34 372 372"
      fill="none"
      stroke="currentColor"
      strokeWidth="1"
      aria-hidden="true"
    >
      <use href={`${sprite}#brilliant-crown`} />
    </svg>
  );
}
