const COOKIE = 'pn_staff';
const MAX_AGE = 8 * 60 * 60;

export function readStaffSession(request: Request): string | null {
	const found = new RegExp(`(?:^|; )${COOKIE}=([0-9a-f-]{36})`).exec(request.headers.get('cookie') ?? '');
	return found?.[1] ?? null;
}

export const staffCookie = (session: string | null): string =>
	`${COOKIE}=${session ?? ''}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${session ? MAX_AGE : 0}`;
