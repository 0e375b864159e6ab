import type { Me } from '@yahont/contracts/office/staff.ts';
import { Segments } from '#app/parts/lists/tabs.tsx';
import { mayAsk } from '#app/lib/session/me.ts';

/** Reviews and questions, for those who see both. */
export function Sides({ me, at }: { me: Me; at: 'reviews' | 'questions' }) {
  if (!mayAsk(me, 'reviews.see') || !mayAsk(me, 'questions.see')) return null;
  return (
    <Segments
      label="Отзывы и вопросы"
      tabs={[
        { to: '/reviews', name: 'Отзывы', isOn: at === 'reviews' },
        { to: '/questions', name: 'Вопросы', isOn: at === 'questions' },
      ]}
    />
  );
}
