/** In one line, as the server logs everything. */
export function logError(message: string, { error, ...fields }: Record<string, unknown> & { error: unknown }): void {
	const told = error instanceof Error ? error.stack : String(error);
	console.error(JSON.stringify({ time: new Date().toISOString(), level: 'error', message, ...fields, error: told }));
}
