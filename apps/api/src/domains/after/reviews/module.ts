import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { importSampleReviews } from './import-sample-reviews.ts';
import { purgeRefused } from './own/purge-refused.ts';
import { reviewData } from './personal-data.ts';
import { purgePhotos } from './photos/purge-photos.ts';
import { purgeReaders } from './purge-readers.ts';
import type { ReviewDeps } from './reviews.deps.ts';
import { reviewRoutes } from './reviews.routes.ts';

/** What owners write about their pieces, one review for each УИН. */
export function reviewsModule({ context, ...deps }: ReviewDeps & { context: Context }) {
  return {
    name: 'reviews',
    person: reviewData,
    imports: { importSampleReviews },
    routes: (routes) => reviewRoutes(routes, deps),
    schedules: [
      { name: 'purge-refused-reviews', cron: '13 3 * * *', run: () => purgeRefused(context) },
      { name: 'purge-review-readers', cron: '17 3 * * *', run: () => purgeReaders(context) },
      { name: 'purge-review-photos', cron: '49 3 * * *', run: () => purgePhotos(context, deps.files) },
    ],
  } satisfies DomainModule;
}
