import { z } from 'zod';
import type { PageRequest } from '#app/page-loader.ts';
import type { Typed } from '#app/parts/forms/schema.ts';
import { type Change, type ChangeAnswer, type ChangeableTable, changeable, type UndoChange } from '#content/staff/change-rows.ts';
import type { StaffSession } from '#content/staff/staff-auth.ts';
import { cairoToday } from '#domain/cairo.ts';
import { CHANGES_MOST, progresses } from '#domain/counter/exchange.ts';
import { statuses } from '#domain/vocabulary.ts';

/** What became of a change: said beside the rows, with a way back, or a question before many rows are changed. */
export type Changed = {
	notice: string;
	isProblem: boolean;
	undo: string | null;
	ask: { text: string; change: string; rows: string[] } | null;
};

type Session = Extract<StaffSession, { state: 'in' }>;

const tables = Object.keys(changeable) as ChangeableTable[];
const day = z.iso.date();

const undoList = z
	.array(
		z.union([
			z.object({ table: z.literal('property'), id: z.int(), field: z.literal('price_checked_on'), value: day.nullable() }),
			z.object({ table: z.literal('property'), id: z.int(), field: z.literal('status'), value: z.enum(statuses) }),
			z.object({
				table: z.enum(['enquiry', 'listing_submission', 'job_application']),
				id: z.int(),
				field: z.literal('progress'),
				value: z.enum(progresses),
			}),
		]),
	)
	.max(CHANGES_MOST);

const said = (notice: string, isProblem = false): Changed => ({ notice, isProblem, undo: null, ask: null });

/** `change` says what is done: `checked`, `state:sold`, or `undo`; with a row behind it that is meant alone, else with all that are ticked. */
export async function receiveChange({ t }: Pick<PageRequest, 't'>, typed: Typed, session: Session): Promise<Changed> {
	const [what = '', row] = (typed['change']?.[0] ?? '').split(' ');
	if (what === 'undo') return undo(typed['undo']?.[0] ?? '', session, t);
	const rows = [...new Set(row ? [row] : (typed['row'] ?? []))];
	const changes = buildChanges(what, rows);
	if (changes === null) return said(t('counter.refused'), true);
	const count = changes.reduce((sum, { ids }) => sum + ids.length, 0);
	if (count === 0) return said(t('counter.noneTicked'), true);
	const state = nameState(what, t);
	if (count > 1 && typed['sure']?.[0] !== '1')
		return {
			...said(''),
			ask: { text: state ? t('counter.ask.state', { count, state }) : t('counter.ask.checked', { count }), change: what, rows },
		};
	return apply(changes, session, t, (done) =>
		state ? t('counter.done.state', { count: done, state }) : t('counter.done.checked', { count: done }),
	);
}

type Say = PageRequest['t'];

function nameState(what: string, t: Say): string | null {
	const value = what.startsWith('state:') ? what.slice(6) : '';
	const status = statuses.find((one) => one === value);
	const progress = progresses.find((one) => one === value);
	return status ? t(`status.${status}`) : progress ? t(`counter.progress.${progress}`) : null;
}

/** By table. Null for what cannot be done; rows that it says nothing of are left as they are. */
function buildChanges(what: string, rows: string[]): Change[] | null {
	if (rows.length > CHANGES_MOST) return null;
	const value = what === 'checked' ? cairoToday() : what.startsWith('state:') ? what.slice(6) : null;
	const isStatus = statuses.some((one) => one === value);
	if (value === null || (what !== 'checked' && !isStatus && !progresses.some((one) => one === value))) return null;
	const field = what === 'checked' ? 'price_checked_on' : isStatus ? 'status' : 'progress';
	return tables.flatMap((table) => {
		const ids = rows.flatMap((row) => {
			const [, name, id] = /^(\w+)-([1-9]\d{0,9})$/.exec(row) ?? [];
			return name === table && Number(id) < 2 ** 31 ? [Number(id)] : [];
		});
		const fields: readonly string[] = changeable[table];
		return ids.length && fields.includes(field) ? [{ table, ids, field, value }] : [];
	});
}

async function apply(changes: Change[], session: Session, t: Say, saying: (count: number) => string): Promise<Changed> {
	const before: UndoChange[] = [];
	for (const change of changes) {
		const answer = await session.change(change);
		if (answer.outcome !== 'changed') return fail(answer, t);
		before.push(...answer.before);
	}
	const count = changes.reduce((sum, { ids }) => sum + ids.length, 0);
	return { ...said(saying(count)), undo: before.length ? JSON.stringify(before) : null };
}

async function undo(text: string, session: Session, t: Say): Promise<Changed> {
	const changes = undoList.safeParse(parse(text)).data;
	if (!changes?.length) return said(t('counter.refused'), true);
	const answer = await session.undo(changes);
	return answer.outcome === 'changed' ? said(t('counter.done.undone')) : fail(answer, t);
}

const fail = ({ outcome }: ChangeAnswer, t: Say): Changed =>
	said(t(outcome === 'unavailable' ? 'counter.unavailable' : 'counter.refused'), true);

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
