/** The stone of the certificate МГУ 24-118407: 5,74 – 5,77 × 3,54 mm, table 57 %, angles 34,5° and 40,8°. */
export const MEASURED_ROUND = {
  shape: 'round',
  lengthMm100: 577,
  widthMm100: 574,
  depth10: 615,
  table10: 570,
  girdle10: 35,
  crownAngle10: 345,
  pavilionAngle10: 408,
} as const;
