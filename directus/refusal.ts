import { z } from 'zod';

const refusal = z.object({
	response: z.object({ status: z.number() }),
	errors: z
		.array(
			z.object({
				message: z.string().catch(''),
				extensions: z.object({ code: z.string(), validation_message: z.string().optional().catch(undefined) }),
			}),
		)
		.min(1),
});

type Refusal = { status: number; code: string; reason: string | null };

/** Several at once, so that a person can correct them together. */
const MOST_REASONS = 3;

/** What Directus answered when it understood a request and refused it; null for all other failures. `reason` is set only by our own extensions, in the reader's language. */
export function readRefusal(error: unknown): Refusal | null {
	const { data } = refusal.safeParse(error);
	if (!data) return null;
	const reasons = data.errors.filter(({ extensions }) => extensions.validation_message).map(({ message }) => message);
	const reason = [...new Set(reasons)].slice(0, MOST_REASONS).join(' ');
	return { status: data.response.status, code: data.errors[0]?.extensions.code ?? '', reason: reason || null };
}

export const isForbidden = (error: unknown): boolean => [401, 403].includes(readRefusal(error)?.status ?? 0);
