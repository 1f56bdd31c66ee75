/** The user agents that never get an error page. */
export const isCrawler = (userAgent: string) => /bot|lighthouse|facebookexternalhit|google/i.test(userAgent);
