import { pino } from 'pino';
import { redactFields, secretFields } from './redact.ts';
import { readRequestId } from './request-id.ts';
import { standardOutput } from './standard-output.ts';

export type Fields = Record<string, unknown>;

/** Alerts match the event name, so it stays the same when the sentence is reworded: `replica.pulled`. */
export type EventName = `${string}.${string}`;

export type Logger = Record<'info' | 'warn' | 'error', (event: EventName, message: string, fields?: Fields) => void>;

/** One line of JSON per event. Personal data must not be logged; what slips in is redacted. */
export function createLogger(write: (line: string) => void = (line) => standardOutput.write(line)): Logger {
	const lines = pino(
		{
			base: null,
			messageKey: 'message',
			timestamp: pino.stdTimeFunctions.isoTime,
			formatters: { level: (level) => ({ level }), log: redactFields },
			mixin: () => {
				const request = readRequestId();
				return request === undefined ? {} : { request };
			},
			redact: { paths: secretFields, censor: '…' },
		},
		{ write },
	);
	const at =
		(level: keyof Logger) =>
		(event: EventName, message: string, fields: Fields = {}) =>
			lines[level]({ event, ...fields }, message);
	return { info: at('info'), warn: at('warn'), error: at('error') };
}
