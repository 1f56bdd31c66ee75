import { Agent, get, type IncomingMessage } from 'node:http';

export type ConnectionEnd = 'told that it was the last' | 'reset' | 'refused';

/** Requests page after page over one connection until it closes. */
export async function visitUntilTheEnd(url: string, paths: string[], onAnswer: () => void): Promise<ConnectionEnd> {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	for (let answers = 0; ; answers++) {
		const path = paths[answers % paths.length] ?? '/';
		try {
			const response = await new Promise<IncomingMessage>((resolve, reject) =>
				get(`${url}${path}`, { agent }, resolve).on('error', reject),
			);
			for await (const _ of response);
			if (answers === 0) onAnswer();
			if (response.headers.connection === 'close') return 'told that it was the last';
		} catch (error) {
			return (error as NodeJS.ErrnoException).code === 'ECONNREFUSED' ? 'refused' : 'reset';
		}
	}
}
