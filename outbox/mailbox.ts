/** Providers that ignore dots in the local part, with their canonical host. */
const dotless: Record<string, string> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * The mailbox behind an address: `Name+1@` and `name@` are the same person. Used only for limits; mails go to the address as typed,
 * and confirming one spelling does not confirm another.
 */
export function normalizeMailbox(email: string): string {
	const typed = email.normalize('NFKC').trim().toLowerCase();
	const [, name, host] = /^([^@+]+)(?:\+[^@]*)?@([^@]+)$/.exec(typed) ?? [];
	if (!name || !host) return typed;
	const known = dotless[host];
	return known ? `${name.replaceAll('.', '')}@${known}` : `${name}@${host}`;
}
