import { readFace, type EngravingFace } from '@yahont/values/engraving.ts';
import { ringSizeToQuery } from '@yahont/values/measures/ring-size.ts';
import { stoneUrl } from '../projection/card.ts';

type Setting = {
  code: string;
  size: number | null;
  engraving?: { note: string; face: EngravingFace | null } | null;
};

/** The page of a stone, or the page for choosing its setting, with the current choices. */
export function lineUrl(stoneCode: string, setting: Setting | null): string {
  const stone = stoneUrl(stoneCode);
  if (setting === null) return stone;
  const chosen = new URLSearchParams({ setting: setting.code });
  if (setting.size !== null) chosen.set('size', ringSizeToQuery(setting.size));
  if (setting.engraving) {
    chosen.set('engraving', setting.engraving.note);
    chosen.set('face', readFace(setting.engraving.face));
  }
  return `${stone}selection/?${chosen.toString()}`;
}
