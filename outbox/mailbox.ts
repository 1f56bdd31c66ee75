/** Where dots in a name do not count, and the name the host goes by. */
const dotless: Record<string, string> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * The mailbox behind an address: `Name+1@` and `name@` are one person. For limits alone; mails go to the address as it was typed,
 * and confirming one address says nothing of another.
 */
export function normalizeMailbox(email: string): string {
	const typed = email.normalize('NFKC').trim().toLowerCase();
	const [, name, host] = /^([^@+]+)(?:\+[^@]*)?@([^@]+)$/.exec(typed) ?? [];
	if (!name || !host) return typed;
	const known = dotless[host];
	return known ? `${name.replaceAll('.', '')}@${known}` : `${name}@${host}`;
}
