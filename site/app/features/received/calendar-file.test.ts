import { expect, test } from 'vitest';
import { formatCalendar } from './calendar-file.ts';

const event = {
	uid: 'PN-7K4M-2QXR@pn.example',
	start: Date.parse('2026-11-19T15:00:00Z'),
	end: Date.parse('2026-11-19T15:40:00Z'),
	writtenAt: Date.parse('2026-11-18T08:00:00Z'),
	sequence: 0,
	isCancelled: false,
	organizer: 'office@pn.example',
	summary: 'Viewing: flat, Maadi; with garden',
	description: 'With Salma Nabil\n+20 100 000 0117',
	location: 'Maadi, Cairo',
	url: 'https://pn.example/properties/1011',
};
const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('writes UTC times and escapes special characters', () => {
	const lines = unfold(formatCalendar(event));
	expect(lines).toContain('DTSTART:20261119T150000Z');
	expect(lines).toContain('DTEND:20261119T154000Z');
	expect(lines).toContain('SUMMARY:Viewing: flat\\, Maadi\\; with garden');
	expect(lines).toContain('DESCRIPTION:With Salma Nabil\\n+20 100 000 0117');
	expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
});

test('input cannot start a new line', () => {
	const text = formatCalendar({ ...event, summary: 'a\r\nATTENDEE:mailto:b@c.d\nEND:VEVENT\\', url: 'https://pn.example/\r\nX:1' });
	const names = text.split('\r\n').map((line) => line.split(/[:;]/)[0]);
	expect(names).not.toContain('ATTENDEE');
	expect(names).not.toContain('X');
	expect(names.filter((name) => name === 'END')).toHaveLength(2);
});

test('folds lines at 75 bytes with CRLF, never inside a character', () => {
	const summary = 'معاينة شقة ثلاث غرف نوم على الحديقة في روضة جاردنز، التجمع الخامس، القاهرة الجديدة 🏠';
	const text = formatCalendar({ ...event, summary });
	expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
	for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
	expect(unfold(text)).toContain(`SUMMARY:${summary}`);
});

test('a change raises the sequence; a cancellation removes the event', () => {
	const changed = unfold(formatCalendar({ ...event, sequence: 2 }));
	for (const line of ['METHOD:PUBLISH', `UID:${event.uid}`, 'SEQUENCE:2', 'STATUS:CONFIRMED']) expect(changed).toContain(line);
	const cancelled = unfold(formatCalendar({ ...event, sequence: 3, isCancelled: true }));
	for (const line of ['METHOD:CANCEL', `UID:${event.uid}`, 'SEQUENCE:3', 'STATUS:CANCELLED', 'ORGANIZER:mailto:office@pn.example'])
		expect(cancelled).toContain(line);
});
