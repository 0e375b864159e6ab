import { getCalendarEntry } from '@yahont/contracts/appointments/visits.ts';
import { toLink } from '#app/features/showing/showing-address.ts';
import { calendarFile } from '#app/features/showing/visit/calendar.server.ts';
import { or404 } from '#app/lib/api/or-404.server.ts';
import { visitorPage } from '#app/lib/page-context.ts';
import type { Route } from './+types/calendar-file';

/** `/showing/{link}/visit.ics`: an appointment for the visitor's calendar. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api } = visitorPage(context);
  const entry = await or404(api(getCalendarEntry, { params: { link: toLink(params.link) } }), url.pathname);
  return new Response(calendarFile(entry, url), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="yahont.ics"',
    },
  });
}
