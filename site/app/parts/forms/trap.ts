/** A field nobody sees. */
export const TRAP = 'company_site';
