import { pino } from 'pino';
import { redactFields, secretFields } from './redact.ts';
import { standardOutput } from './standard-output.ts';

export type Fields = Record<string, unknown>;

/** What happened to what: `replica.pulled`. Whoever watches the log looks for it, so it stays when the sentence beside it is reworded. */
export type EventName = `${string}.${string}`;

export type Logger = Record<'info' | 'warn' | 'error', (event: EventName, message: string, fields?: Fields) => void>;

/** One line of JSON per event. Nobody's personal data goes in here; what does by mistake is taken out. */
export function createLogger(write: (line: string) => void = (line) => standardOutput.write(line)): Logger {
	const lines = pino(
		{
			base: null,
			messageKey: 'message',
			timestamp: pino.stdTimeFunctions.isoTime,
			formatters: { level: (level) => ({ level }), log: redactFields },
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
