/** A field nobody sees. */
export const HONEYPOT = 'company_site';
