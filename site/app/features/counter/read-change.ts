import type { Translate } from '#app/i18n/translate.ts';
import type { OptionData } from '#app/parts/forms/form-data.ts';
import type { Typed } from '#app/parts/forms/schema.ts';
import { type Change, type ChangeableTable, changeable, type Values } from '#content/staff/change-rows.ts';
import { cairoMoment, cairoToday } from '#domain/cairo.ts';
import { progresses } from '#domain/counter/exchange.ts';
import { lostReasons, statuses } from '#domain/vocabulary.ts';

/** What has to be chosen before the change: the new agent, or the reason for closing. */
export type Choice = { name: 'agent' | 'reason'; options: OptionData[]; chosen: OptionData | null };

/** `name`: the agent, state or date as staff call it; null when only the price check is recorded. */
export type RequestedChange = {
	what: 'checked' | 'state' | 'assign' | 'followUp';
	name: string | null;
	changes: Change[];
	choice: Choice | null;
};

export type ChangeContext = { t: Translate; agents: OptionData[] };

export const followUpDays = [1, 3, 7] as const;

const tables = Object.keys(changeable) as ChangeableTable[];

/** Null for an unknown action. Rows to which the action does not apply are left unchanged. */
export function readChange(asked: string, rows: string[], typed: Typed, { t, agents }: ChangeContext): RequestedChange | null {
	if (asked === 'checked')
		return { what: 'checked', name: null, changes: changesTo(rows, { price_checked_on: cairoToday() }), choice: null };
	if (asked === 'assign') {
		const choice = choose('agent', agents, typed);
		const agent = choice.chosen && Number(choice.chosen.value);
		return { what: 'assign', name: choice.chosen?.text ?? null, changes: changesTo(rows, { agent }), choice };
	}
	const follow = followUpDays.find((one) => asked === `follow:${one}`);
	if (follow) {
		const name = t('counter.followIn', { days: follow });
		return { what: 'followUp', name, changes: changesTo(rows, { follow_up_at: morningIn(follow) }), choice: null };
	}
	const status = statuses.find((one) => asked === `state:${one}`);
	if (status) return { what: 'state', name: t(`status.${status}`), changes: changesTo(rows, { status }), choice: null };
	const progress = progresses.find((one) => asked === `state:${one}`);
	if (!progress) return null;
	const reasons = lostReasons.map((value) => ({ value, text: t(`counter.lostReason.${value}`) }));
	const choice = progress === 'lost' ? choose('reason', reasons, typed) : null;
	const closed = changesTo(rows, { progress, lost_reason: choice?.chosen?.value ?? null });
	return {
		what: 'state',
		name: t(`counter.progress.${progress}`),
		// Applications are closed without a reason.
		changes: [...closed, ...changesTo(rows, { progress }).filter(({ table }) => table === 'job_application')],
		choice: closed.length ? choice : null,
	};
}

const DAY = 86_400_000;

/** Ten o'clock in Cairo, when the office is open. */
const morningIn = (days: number) => new Date(cairoMoment(cairoToday(Date.now() + days * DAY), '10:00')).toISOString();

function choose(name: Choice['name'], options: OptionData[], typed: Typed): Choice {
	const value = typed[name]?.[0];
	return { name, options, chosen: options.find((option) => option.value === value) ?? null };
}

/** Grouped by table; only tables that have all of these fields. */
const changesTo = (rows: string[], values: Values): Change[] =>
	tables.flatMap((table) => {
		const ids = rows.flatMap((row) => {
			const [, name, id] = /^(\w+)-([1-9]\d{0,9})$/.exec(row) ?? [];
			return name === table && Number(id) < 2 ** 31 ? [Number(id)] : [];
		});
		const fields: readonly string[] = changeable[table];
		return ids.length && Object.keys(values).every((field) => fields.includes(field)) ? [{ table, ids, values }] : [];
	});
