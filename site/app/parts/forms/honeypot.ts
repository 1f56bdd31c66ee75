/** A hidden field that only bots fill in. */
export const HONEYPOT = 'company_site';
