import { ForbiddenError } from '@directus/errors';

/** The part of Directus's endpoint interface that we use. Set-up calls these endpoints; they are for administrators only. */
type Request = { accountability?: { admin?: boolean } };
type Response = { status(code: number): Response; json(body: unknown): void };
export type Router = { post(path: string, answer: (request: Request, response: Response) => Promise<void>): void };
type Answer = Parameters<Router['post']>[1];

/** Refuses everybody else with Directus's own error. */
export const forAdministrators =
	(answer: Answer): Answer =>
	async (request, response) => {
		if (request.accountability?.admin) return answer(request, response);
		const { message, code, status } = new ForbiddenError();
		response.status(status).json({ errors: [{ message, extensions: { code } }] });
	};
