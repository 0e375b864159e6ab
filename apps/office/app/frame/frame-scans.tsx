import { useNavigate } from 'react-router';
import { say } from '#app/lib/look/toast.ts';
import { useScans } from '#app/lib/scan/scans.ts';
import type { Section } from '#app/lib/session/section.ts';

/** What a scan means where no screen expects one: it opens the piece. It is before the screens, which hear it first. */
export function FrameScans({ sections }: { sections: readonly Section[] }) {
  const navigate = useNavigate();
  const hasStock = sections.some(({ path }) => path === '/stock');
  useScans((scan) => {
    if (!hasStock) say('Бирка прочитана, но изделия вам не показываются: нужно право видеть остатки');
    else if (scan.uin === null) say('Это не бирка изделия: в УИН шестнадцать цифр');
    else void navigate(`/stock/${scan.uin}`);
  });
  return null;
}
