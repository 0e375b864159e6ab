/** Key of the visitor's summary among the queries; features make it stale after they changed something of his. */
export const VISITOR_KEY = ['visitor'] as const;
