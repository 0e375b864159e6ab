import type { StoreEvent } from '@yahont/contracts/stores/store-parts.ts';
import { addDays, weekdayOf, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import type { StoreService } from '@yahont/values/store-services.ts';

const SATURDAY = 5;

type Plan = Omit<StoreEvent, 'date'> & { needs: StoreService; weeks: number };

const PLANS: readonly Plan[] = [
  {
    needs: 'engraving',
    weeks: 0,
    from: '12:00',
    to: '18:00',
    title: 'День мастера',
    text: 'Гравёр работает в зале: подпишет кольцо или подвеску при вас за двадцать минут. До двенадцати знаков — в подарок.',
  },
  {
    needs: 'cleaning',
    weeks: 1,
    from: '11:00',
    to: '19:00',
    title: 'Чистка украшений в подарок',
    text: 'Почистим в ультразвуковой ванне и проверим закрепку камней. Берём и украшения, купленные не у нас.',
  },
  {
    needs: 'royal',
    weeks: 2,
    from: '17:00',
    to: '20:00',
    title: 'Показ царских камней',
    text: 'Геммолог достанет из сейфа рубины, сапфиры и изумруды и расскажет, чем они отличаются. Приходите без записи.',
  },
  {
    needs: 'diamonds',
    weeks: 3,
    from: '13:00',
    to: '17:00',
    title: 'Бриллиант под лупой',
    text: 'Учимся видеть цвет и чистоту: десять камней, две лупы и заключения лабораторий. Полтора часа, группы по шесть человек.',
  },
  {
    needs: 'gold',
    weeks: 4,
    from: '12:00',
    to: '18:00',
    title: 'Оценка золота без записи',
    text: 'Взвесим, определим пробу прибором, не портя вещь, и назовём сумму обмена в день обращения.',
  },
];

/** Upcoming Saturdays with something for visitors; a store announces only what it offers. */
export function eventsOf(
  { services, index }: { services: readonly StoreService[]; index: number },
  today: IsoDate,
): StoreEvent[] {
  const first = addDays(today, (SATURDAY - weekdayOf(today) + 7) % 7 || 7);
  const isAnnounced = ({ needs, weeks }: Plan): boolean =>
    services.includes(needs) && (needs === 'cleaning' || (weeks + index) % 2 === 0);
  return PLANS.filter(isAnnounced).map(({ needs: _needs, weeks, title, text, ...hours }) => ({
    ...hours,
    date: addDays(first, weeks * 7),
    title: nbsp(title),
    text: nbsp(text),
  }));
}
