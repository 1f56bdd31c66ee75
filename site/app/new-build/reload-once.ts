const MARKER = 'pn-reload';
const GUARD_MS = 10_000;

type Marker = { address: string; until: number };

/** Loads an address as a whole document, unless that was tried moments ago. */
export function reloadOnce(address: string, now = Date.now()): boolean {
	const target = new URL(address, location.href).href;
	if (!mayReload(target, now)) return false;
	if (target === location.href) location.reload();
	else location.assign(target);
	return true;
}

function mayReload(address: string, now: number): boolean {
	try {
		const marker: Marker | null = JSON.parse(sessionStorage.getItem(MARKER) ?? 'null');
		if (marker && marker.address === address && marker.until > now) return false;
		sessionStorage.setItem(MARKER, JSON.stringify({ address, until: now + GUARD_MS } satisfies Marker));
		return true;
	} catch {
		// Without storage it could reload forever.
		return false;
	}
}
