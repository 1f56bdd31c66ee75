export type CalendarEvent = {
	uid: string;
	/** In milliseconds. */
	start: number;
	end: number;
	writtenAt: number;
	/** iCalendar SEQUENCE: raised with every change, so that calendars update the event. */
	sequence: number;
	isCancelled: boolean;
	/** Required by calendars to accept a cancellation. */
	organizer: string | null;
	summary: string;
	description: string;
	location: string;
	url: string | null;
};

const CRLF = '\r\n';
const LINE_BYTES = 75;

/** One event by RFC 5545. Times are in UTC, so that any calendar shows its local time. */
export function formatCalendar(event: CalendarEvent): string {
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//PN//Viewings//EN',
		'CALSCALE:GREGORIAN',
		`METHOD:${event.isCancelled ? 'CANCEL' : 'PUBLISH'}`,
		'BEGIN:VEVENT',
		`UID:${escapeText(event.uid)}`,
		`DTSTAMP:${formatMoment(event.writtenAt)}`,
		`SEQUENCE:${event.sequence}`,
		`STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
		...(event.organizer ? [`ORGANIZER:mailto:${event.organizer.replace(/\s/g, '')}`] : []),
		`DTSTART:${formatMoment(event.start)}`,
		`DTEND:${formatMoment(event.end)}`,
		`SUMMARY:${escapeText(event.summary)}`,
		`DESCRIPTION:${escapeText(event.description)}`,
		`LOCATION:${escapeText(event.location)}`,
		...(event.url ? [`URL:${event.url.replace(/\s/g, '')}`] : []),
		'END:VEVENT',
		'END:VCALENDAR',
	];
	return lines.map((line) => foldLine(line) + CRLF).join('');
}

/** `20261119T150000Z` */
const formatMoment = (moment: number): string => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');

const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** Folds at 75 bytes, never inside a character. */
function foldLine(line: string): string {
	const folded: string[] = [];
	let current = '';
	let bytes = 0;
	for (const letter of line) {
		const size = Buffer.byteLength(letter);
		if (bytes + size > LINE_BYTES) {
			folded.push(current);
			current = ' ';
			bytes = 1;
		}
		current += letter;
		bytes += size;
	}
	return [...folded, current].join(CRLF);
}
