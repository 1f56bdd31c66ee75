export type Fields = Record<string, unknown>;

/** One line of JSON per event. Nobody's personal data goes in here. */
export type Logger = Record<'info' | 'warn' | 'error', (message: string, fields?: Fields) => void>;

export const createLogger = (write: (line: string) => void = (line) => process.stdout.write(`${line}\n`)): Logger => {
	const at =
		(level: string) =>
		(message: string, fields: Fields = {}) =>
			write(JSON.stringify({ time: new Date().toISOString(), level, message, ...fields }));
	return { info: at('info'), warn: at('warn'), error: at('error') };
};
