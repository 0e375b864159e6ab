type Props = { className?: string | undefined };

/** The crown of a round brilliant from above: the stone of the logo, in hairlines. */
export function BrilliantMark({ className }: Props) {
  return (
    <svg
      className={className}
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="0.9"
      aria-hidden="true"
    >
      <circle cx="32" cy="32" r="30" />
      <path d="m37.7 18.1 8.2 8.2v11.4l-8.2 8.2H26.3l-8.2-8.2V26.3l8.2-8.2Z" />
      <path d="m37.7 18.1 5.8-13.8M45.9 26.3l13.8-5.8M45.9 37.7l13.8 5.8M37.7 45.9l5.8 13.8M26.3 45.9l-5.8 13.8M18.1 37.7 4.3 43.5M18.1 26.3 4.3 20.5M26.3 18.1 20.5 4.3" />
      <path d="M32 2l11.5 2.3M32 2 20.5 4.3M62 32l-2.3-11.5M62 32l-2.3 11.5M32 62l11.5-2.3M32 62l-11.5-2.3M2 32l2.3-11.5M2 32l2.3 11.5" />
    </svg>
  );
}
