/** Query key of the visitor's summary; features invalidate it after changing the visitor's data. */
export const VISITOR_KEY = ['visitor'] as const;
