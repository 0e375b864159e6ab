/** Asked for by the Open Database License on everything that is drawn from OpenStreetMap. */
export const OSM_THANKS = '©\u00A0участники OpenStreetMap';
export const OSM_LICENCE = 'https://www.openstreetmap.org/copyright';
/** Asked for by CC BY-SA where the ways of the metro are drawn. */
export const METRO_THANKS = 'Метро: Metro4All, CC\u00A0BY-SA\u00A04.0, изменено';
