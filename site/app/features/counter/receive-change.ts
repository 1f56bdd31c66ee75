import type { Translate } from '#app/i18n/translate.ts';
import type { OptionData } from '#app/parts/forms/form-data.ts';
import type { Typed } from '#app/parts/forms/schema.ts';
import type { Change, ChangeAnswer, UndoChange } from '#content/staff/change-rows.ts';
import type { StaffSession } from '#content/staff/staff-auth.ts';
import { CHANGES_MOST } from '#domain/counter/exchange.ts';
import { type ChangeContext, type Choice, type RequestedChange, readChange } from './read-change.ts';
import { readUndo } from './read-undo.ts';

/** Asked before rows are changed: yes or no, or which of several options. */
type Question = {
	text: string;
	change: string;
	rows: string[];
	yes: string;
	choice: { name: Choice['name']; label: string; options: OptionData[]; problem: string | null } | null;
};

/** The result of a change: a message, undo data, or a question to answer first. */
export type Changed = { notice: string; isProblem: boolean; undo: string | null; ask: Question | null };

type Session = Extract<StaffSession, { state: 'in' }>;

const said = (notice: string, isProblem = false): Changed => ({ notice, isProblem, undo: null, ask: null });

/**
 * `change` is the action: `checked`, `state:sold`, `assign` or `undo`. With a row key after it, it applies to that row, else to all ticked
 * rows.
 */
export async function receiveChange(words: ChangeContext, typed: Typed, session: Session): Promise<Changed> {
	const { t } = words;
	const change = typed['change']?.[0] ?? '';
	const [asked = '', row] = change.split(' ');
	if (asked === 'undo') return undo(typed['undo']?.[0] ?? '', session, t);
	// What answers a question counts for that question alone: other buttons of the form are sent with it.
	const isSure = typed['sure']?.[0] === change;
	const rows = [...new Set(row ? [row] : (typed[isSure ? 'asked' : 'row'] ?? []))];
	if (rows.length > CHANGES_MOST) return said(t('counter.tooManyRows', { count: CHANGES_MOST }), true);
	const wanted = readChange(asked, rows, isSure ? typed : {}, words);
	if (!wanted) return said(t('counter.unknownChange'), true);
	const { what, name, changes, choice } = wanted;
	const count = changes.reduce((sum, { ids }) => sum + ids.length, 0);
	if (count === 0) return said(t(rows.length ? 'counter.unfit' : 'counter.noneTicked'), true);
	const about = { change, rows: row ? [] : rows };
	const warn = async (text: string) => {
		const closed = count > 1 ? await session.countClosed(changes) : 0;
		return closed ? `${text} ${t('counter.ask.closed', { count: closed })}` : text;
	};
	if (choice && !choice.chosen) {
		const question = askToChoose(choice, count, isSure, t);
		return { ...said(''), ask: { ...about, ...question, text: await warn(question.text) } };
	}
	if (count > 1 && !isSure) {
		const text = await warn(name === null ? t('counter.ask.checked', { count }) : t('counter.ask.state', { count, state: name }));
		return { ...said(''), ask: { ...about, text, yes: t('counter.yes'), choice: null } };
	}
	return apply(changes, session, t, (changed) => {
		const same = count - changed;
		if (changed === 0) return t('counter.done.same', { count });
		const done = describeDone(what, name, changed, t);
		return same ? `${done}. ${t('counter.done.rest', { count: same })}` : done;
	});
}

function describeDone(what: RequestedChange['what'], name: string | null, count: number, t: Translate): string {
	if (name === null) return t('counter.done.checked', { count });
	if (what === 'followUp') return t('counter.done.followUp', { count, day: name });
	return what === 'assign' ? t('counter.done.assign', { count, agent: name }) : t('counter.done.state', { count, state: name });
}

function askToChoose({ name, options }: Choice, count: number, isSure: boolean, t: Translate) {
	const problem = isSure ? t(`counter.choose.${name}`) : null;
	return name === 'agent'
		? { text: t('counter.ask.assign', { count }), yes: t('counter.assign'), choice: { name, label: t('counter.agent'), options, problem } }
		: { text: t('counter.ask.lost', { count }), yes: t('counter.close'), choice: { name, label: t('counter.reason'), options, problem } };
}

async function apply(changes: Change[], session: Session, t: Translate, say: (changed: number) => string): Promise<Changed> {
	const before: UndoChange[] = [];
	let canUndo = true;
	for (const change of changes) {
		const answer = await session.change(change);
		if (answer.outcome !== 'changed')
			return before.length ? { ...failPartly(answer, t), undo: canUndo ? undoFor(before) : null } : fail(answer, t);
		before.push(...answer.before);
		canUndo &&= answer.canUndo || answer.before.length === 0;
	}
	const done = say(before.length);
	const notice = canUndo ? done : `${done}. ${t('counter.noWayBack')}`;
	return { ...said(notice), undo: canUndo ? undoFor(before) : null };
}

const undoFor = (before: UndoChange[]) => (before.length ? JSON.stringify(before) : null);

async function undo(text: string, session: Session, t: Translate): Promise<Changed> {
	const changes = readUndo(text);
	if (!changes) return said(t('counter.unknownChange'), true);
	const answer = await session.undo(changes);
	return answer.outcome === 'changed' ? said(t('counter.done.undone')) : fail(answer, t);
}

function fail(answer: ChangeAnswer, t: Translate): Changed {
	if (answer.outcome === 'partly') return failPartly(answer.rest, t);
	if (answer.outcome === 'gone') return said(t('counter.gone'), true);
	if (answer.outcome === 'unavailable') return said(t('counter.unavailable'), true);
	if (answer.outcome !== 'refused') return said(t('counter.refused'), true);
	if (answer.reason) return said(t('counter.refusedFor', { reason: answer.reason }), true);
	return said(t(answer.isForbidden ? 'counter.refused' : 'counter.refusedState'), true);
}

/** Some rows were changed before the others failed. */
function failPartly(rest: ChangeAnswer, t: Translate): Changed {
	if (rest.outcome === 'gone') return said(t('counter.partlyGone'), true);
	if (rest.outcome === 'unavailable') return said(t('counter.partlyUnavailable'), true);
	if (rest.outcome === 'refused' && rest.reason) return said(t('counter.partlyFor', { reason: rest.reason }), true);
	return said(t('counter.partly'), true);
}
