/** SQL of a stone as a line shows it; null where `stones` is joined to nothing. */
export const LINE_STONE = `case when stones.id is null then null else jsonb_build_object('id', stones.id, 'code', stones.code,
  'shape', stones.shape, 'lengthMm100', stones.length_mm100, 'widthMm100', stones.width_mm100,
  'depth10', stones.depth10, 'table10', stones.table10) end`;
