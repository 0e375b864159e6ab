import type { GradeCode } from '@yahont/contracts/stones/grades.ts';
import { fieldOf } from '#app/base/filters/filter-address.ts';
import { GradeSlider } from '#app/ui/range/grade-slider.tsx';
import { withKey, writtenGrades } from '../address/stone-address.ts';
import { gradeName, gradeTick, gradeTitle } from '../grade-names.ts';
import { facetOf } from './facets-of.ts';
import type { FilterProps } from './filter-props.ts';

/** A slider of grades in the scale of the page, with a bar for each grade. */
export function StoneGrades({ code, listing, search, onGo }: FilterProps & { code: GradeCode }) {
  const facet = facetOf(listing, 'grades', code);
  if (facet === undefined) return null;
  const title = gradeTitle(code);
  return (
    <GradeSlider
      label={title}
      title={title}
      grades={facet.options.map(({ value, count }) => ({
        value,
        count,
        short: gradeTick(code, value),
        name: gradeName(code, value),
      }))}
      from={facet.from}
      to={facet.to}
      nameFrom={fieldOf(code, 'from')}
      nameTo={fieldOf(code, 'to')}
      onCommit={(ends) => onGo(withKey(search, code, writtenGrades(ends)))}
    />
  );
}
