// Where the link of a friend's draft is kept while one plays it, by the name of the deal.
export const BEAT = "beat ";
export const beatKey = (deal: string): string => `link ${deal}`;
