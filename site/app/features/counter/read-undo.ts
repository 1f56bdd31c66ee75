import { z } from 'zod';
import type { UndoChange } from '#content/staff/change-rows.ts';
import { CHANGES_MOST, progresses } from '#domain/counter/exchange.ts';
import { lostReasons, statuses } from '#domain/vocabulary.ts';

const agent = z.strictObject({ agent: z.int().positive().nullable() });
const day = z.strictObject({ price_checked_on: z.iso.date().nullable() });
const status = z.strictObject({ status: z.enum(statuses) });
const progress = z.strictObject({ progress: z.enum(progresses) });
const closing = z.strictObject({ progress: z.enum(progresses), lost_reason: z.enum(lostReasons).nullable() });
const followUp = z.strictObject({ follow_up_at: z.iso.datetime().nullable() });

const change = z.union([
	z.strictObject({ table: z.literal('property'), id: z.int(), values: z.union([day, status, agent]) }),
	z.strictObject({ table: z.enum(['enquiry', 'listing_submission']), id: z.int(), values: z.union([closing, agent, followUp]) }),
	z.strictObject({ table: z.literal('job_application'), id: z.int(), values: progress }),
]);
const list = z.array(change).min(1).max(CHANGES_MOST);

/** Parses the previous values of rows, as sent back by the page. Null for anything that no change of ours could have produced. */
export function readUndo(text: string): UndoChange[] | null {
	try {
		return list.safeParse(JSON.parse(text)).data ?? null;
	} catch {
		return null;
	}
}
