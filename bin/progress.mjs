/** Prints steps with progress and duration. */
const onTerminal = process.stdout.isTTY;
const HEARTBEAT_MS = onTerminal ? 1000 : 2000;

/** @param {number} since */
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * @template T
 * @param {string} name
 * @param {(tell: (progress: string) => void) => Promise<T>} work
 * @param {(result: T) => string | undefined | null | false} [summary]
 * @returns {Promise<T>}
 */
export async function step(name, work, summary) {
	const since = Date.now();
	let progress = '';
	const draw = () => {
		const line = `  … ${name}${progress && ` · ${progress}`} · ${seconds(since)}`;
		process.stdout.write(onTerminal ? `\r\x1b[2K${line}` : `${line}\n`);
	};
	draw();
	const heart = setInterval(draw, HEARTBEAT_MS);
	/** @param {string} mark @param {string | undefined | null | false} note */
	const finish = (mark, note) => {
		clearInterval(heart);
		process.stdout.write(`${onTerminal ? '\r\x1b[2K' : ''}  ${mark} ${name}${note ? ` · ${note}` : ''} · ${seconds(since)}\n`);
	};
	try {
		const result = await work((text) => {
			progress = text;
		});
		finish('✓', summary?.(result));
		return result;
	} catch (error) {
		finish('✗', null);
		throw error;
	}
}

/** Prints one sentence and exits. @param {string} sentence @returns {never} */
export function fail(sentence) {
	process.stderr.write(`\n${sentence}\n`);
	process.exit(1);
}
