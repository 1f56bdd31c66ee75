import { z } from 'zod';

const refusal = z.object({
	response: z.object({ status: z.number() }),
	errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })).min(1),
});

/** What Directus says where it understood and refused; null for everything else that can go wrong on the way. */
export function refusalIn(error: unknown): { status: number; code: string } | null {
	const { data } = refusal.safeParse(error);
	return data ? { status: data.response.status, code: data.errors[0]?.extensions.code ?? '' } : null;
}

/** Who asks may not. */
export const isForbidden = (error: unknown): boolean => [401, 403].includes(refusalIn(error)?.status ?? 0);
