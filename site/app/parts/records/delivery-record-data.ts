import { recordAddress } from '#app/addresses.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { Project } from '#content/entities/listings.ts';
import { countMonthsLate, readDeliveryRecord } from '#domain/delivery-record.ts';
import { createFormats } from '../listings/formats.ts';

export type PromiseRow = { id: number; to: string; name: string; promised: string; given: string; outcome: string; isLate: boolean };
export type DeliveryRecordData = {
	title: string;
	summary: string;
	columns: { compound: string; promised: string; given: string };
	rows: PromiseRow[];
	note: string;
};

const MOST_ROWS = 12;
/** With fewer deliveries no average is given. */
const USUAL_FROM = 3;

/** Promised and actual deliveries, newest first, then compounds under construction; null when no date is known. */
export function buildDeliveryRecord(request: PageRequest, developer: number): DeliveryRecordData | null {
	const { read, t } = request;
	const projects = read.list('project', { under: { field: 'developer', id: developer } });
	const rows = projects.flatMap((project) => buildPromise(request, project) ?? []);
	if (rows.length === 0) return null;
	const given = projects.flatMap(({ promised_on, delivered_on }) =>
		promised_on && delivered_on ? [{ promisedOn: promised_on, deliveredOn: delivered_on }] : [],
	);
	const record = readDeliveryRecord(given);
	return {
		title: t('record.title'),
		summary: record
			? [
					t('record.summary', { count: record.delivered, onTime: record.onTime }),
					...(record.delivered >= USUAL_FROM ? [describeMedian(request, record.medianMonthsLate)] : []),
				].join(' ')
			: t('record.nothingYet'),
		columns: { compound: t('property.compound'), promised: t('record.promised'), given: t('record.given') },
		rows: rows
			.sort((a, b) => b.order.localeCompare(a.order) || a.id - b.id)
			.slice(0, MOST_ROWS)
			.map(({ order: _, ...row }) => row),
		note: t('record.note'),
	};
}

/** Null when no date was promised, or nothing is known since. */
export function buildPromise(request: PageRequest, project: Project): (PromiseRow & { order: string }) | null {
	const { t, locale } = request;
	const { date } = createFormats(request);
	const { promised_on, delivered_on, delivery_date } = project;
	const given = delivered_on ?? delivery_date;
	if (!promised_on || !given) return null;
	const late = countMonthsLate(promised_on, given);
	return {
		id: project.id,
		to: recordAddress('project', project, locale),
		name: project.translations[locale].name,
		promised: date(promised_on, 'month'),
		given: delivered_on ? date(delivered_on, 'month') : t('record.expected', { date: date(given, 'month') }),
		outcome: describeOutcome(request, late, delivered_on !== null),
		isLate: late > 0,
		order: delivered_on ?? '',
	};
}

function describeOutcome({ t }: PageRequest, late: number, isGiven: boolean): string {
	if (late > 0) return t(isGiven ? 'record.late' : 'record.putOff', { count: late });
	if (late < 0) return t('record.early', { count: -late });
	return t(isGiven ? 'record.onTime' : 'record.asPromised');
}

const describeMedian = ({ t }: PageRequest, late: number): string =>
	late > 0 ? t('record.medianLate', { count: late }) : t('record.medianOnTime');
