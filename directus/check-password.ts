import { sendRequest } from './connection.ts';

/** `unknown`: Directus is busy or refuses further tries for a while, and did not check the password. */
export type PasswordCheck = 'right' | 'wrong' | 'unknown';

/** Whether an active account has this password. Signs in to find out, and ends the session. */
export async function checkPassword(url: string, email: string, password: string): Promise<PasswordCheck> {
	const post = (path: string, body: unknown) => sendRequest({ url }, path, { method: 'POST', body });
	const answer = await post('/auth/login', { email, password, mode: 'json' });
	const { data, errors } = await readAnswer(answer);
	if (data?.refresh_token) {
		await post('/auth/logout', { refresh_token: data.refresh_token, mode: 'json' });
		return 'right';
	}
	const code = errors?.[0]?.extensions?.code;
	// Directus asks for the code only after the password was right.
	if (code === 'INVALID_OTP') return 'right';
	return code === 'INVALID_CREDENTIALS' ? 'wrong' : 'unknown';
}

type Answer = { data?: { refresh_token?: string }; errors?: { extensions?: { code?: string } }[] };

async function readAnswer(answer: Response): Promise<Answer> {
	try {
		return JSON.parse(await answer.text());
	} catch {
		return {};
	}
}
