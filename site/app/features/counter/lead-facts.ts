import type { Translate } from '#app/i18n/translate.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { times } from '#app/parts/enquiry/schema.ts';
import { parseSlot } from '#app/parts/enquiry/slots.ts';
import { describeSlot } from '#app/parts/enquiry/viewing-data.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import type { FoundRow } from '#content/staff/ask-counter.ts';
import { cairoToday, hasBegun } from '#domain/cairo.ts';
import type { Kind } from '#domain/counter/exchange.ts';
import { locales } from '#domain/locales.ts';
import type { CounterRow } from './counter-row.ts';
import { followUpDays } from './read-change.ts';

const MESSAGE_MOST = 80;
const closed = ['won', 'lost'];
/** The visitor or staff gave up the viewing. */
const off = ['cancelled', 'called_off'];
const TAKEN = 'taken';

export function quoteMessage({ message, details }: Pick<FoundRow, 'message' | 'details'>): string {
	const text = (message ?? details)?.replace(/\s+/g, ' ').trim() ?? '';
	return text && `“${text.slice(0, MESSAGE_MOST)}${text.length > MESSAGE_MOST ? '…' : ''}”`;
}

export function describeAbout({ locale, read, t }: Pick<PageRequest, 'locale' | 'read' | 't'>, kind: Kind, row: FoundRow): string {
	if (kind === 'listing_submission') return [row.type && t(`type.${row.type}`), row.compound].filter(Boolean).join(' ');
	for (const subject of ['property', 'launch', 'project'] as const) {
		const id = row[subject];
		const record = id === null ? null : read.get(subject, id);
		if (record) return record.translations[locale].name;
	}
	return '';
}

/** Null when any time suits the visitor. */
export function formatTimes(
	request: Pick<PageRequest, 'locale' | 't'>,
	{ preferred_times: preferred, viewing_state: state, progress }: Pick<FoundRow, 'preferred_times' | 'viewing_state' | 'progress'>,
): string[] {
	return preferred.flatMap((value) => {
		const slot = describeSlot(request, value);
		if (slot) {
			const time = [slot.day, slot.time].join(locales[request.locale].comma);
			if (state === TAKEN) return [request.t('counter.viewing.taken', { time })];
			// The site calls a viewing off a moment after its lead was closed as lost.
			const isOff = off.includes(state ?? '') || (state !== null && progress === 'lost');
			return [isOff ? request.t('counter.viewing.off', { time }) : time];
		}
		const time = times.find((one) => one === value);
		return time && time !== 'any' ? [request.t(`enquiry.times.${time}`)] : [];
	});
}

/** The slot of a coming viewing, after any change. */
export function findViewing(
	{ preferred_times: preferred, viewing_state, progress }: Pick<FoundRow, 'preferred_times' | 'viewing_state' | 'progress'>,
	now = Date.now(),
): string | null {
	if ([...off, TAKEN].includes(viewing_state ?? '') || closed.includes(progress ?? '')) return null;
	return preferred.find((value) => parseSlot(value) && !hasBegun(value, now)) ?? null;
}

/** By the date in Cairo; null for a closed lead. */
export function formatFollowUp(
	request: Pick<PageRequest, 'locale' | 't'>,
	{ follow_up_at: at, progress }: Pick<FoundRow, 'follow_up_at' | 'progress'>,
): CounterRow['followUp'] {
	if (!at || Number.isNaN(Date.parse(at)) || closed.includes(progress ?? '')) return null;
	const day = cairoToday(Date.parse(at));
	const today = cairoToday();
	const shown = { day: createFormats(request).date(day, 'short') };
	if (day > today) return { text: request.t('counter.followUp.later', shown), isDue: false };
	return { text: day === today ? request.t('counter.followUp.today') : request.t('counter.followUp.overdue', shown), isDue: true };
}

/** Everybody who can set the state of a lead can also set its follow-up date. */
export function listFollowUps(kind: Kind, { progress, may }: Pick<FoundRow, 'progress' | 'may'>, t: Translate): CounterRow['followUps'] {
	const isLead = kind === 'enquiry' || kind === 'listing_submission';
	if (!isLead || may.states.length === 0 || closed.includes(progress ?? '')) return [];
	return followUpDays.map((days) => ({ value: `follow:${days}`, text: t('counter.followIn', { days }) }));
}
