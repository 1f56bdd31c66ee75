/** Crawlers that run scripts: they keep the server's HTML even when a script fails. */
export const isCrawler = (userAgent: string) => /bot|lighthouse|facebookexternalhit|google/i.test(userAgent);
