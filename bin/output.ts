import { closeSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

/** Where the log lines of a process go. Never throws, because neither a full disk nor a closed pipe may stop the system. */
export type Output = { write(line: string): void; reopen(): void };

/** How far a reader may lag before lines are dropped. */
const BEHIND_BYTES = 1_000_000;

function terminalOutput(stream: Writable & { isTTY?: boolean } = process.stdout): Output {
	// Clears the progress line, which is drawn again afterwards.
	const start = stream.isTTY ? '\r\x1b[2K' : '';
	return {
		write(line) {
			if (stream.writable && stream.writableLength < BEHIND_BYTES) stream.write(`${start}${line}\n`);
		},
		reopen() {},
	};
}

type Rotation = { bytes: number; files: number };

/** A rotating log file: name.log, name.log.1, name.log.2 … */
export function fileOutput(path: string, { bytes, files }: Rotation = { bytes: 10_000_000, files: 5 }): Output {
	let file: { descriptor: number; size: number } | null = null;
	const close = () => {
		if (file) attempt(() => closeSync(file?.descriptor ?? 0));
		file = null;
	};
	const open = () => {
		mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
		const descriptor = openSync(path, 'a', 0o600);
		return { descriptor, size: fstatSync(descriptor).size };
	};
	const rotate = () => {
		close();
		for (let number = files - 1; number > 0; number--)
			attempt(() => renameSync(number === 1 ? path : `${path}.${number - 1}`, `${path}.${number}`));
	};
	return {
		write(line) {
			attempt(() => {
				file ??= open();
				if (file.size > bytes) {
					rotate();
					file = open();
				}
				file.size += writeSync(file.descriptor, `${line}\n`);
			});
		},
		reopen: close,
	};
}

/** One log file per process in a folder, or everything to the terminal. */
export type Outputs = { of(name: string): Output; reopen(): void };

export function openOutputs(folder: string | null): Outputs {
	const outputs = new Map<string, Output>();
	return {
		of(name) {
			const output = outputs.get(name) ?? (folder ? fileOutput(join(folder, buildFileName(name))) : terminalOutput());
			outputs.set(name, output);
			return output;
		},
		reopen: () => outputs.forEach((output) => void output.reopen()),
	};
}

const buildFileName = (name: string) => `${name.toLowerCase().replace('the ', '').replaceAll(' ', '-')}.log`;

function attempt(work: () => void): void {
	try {
		work();
	} catch {}
}

/** Longer lines are cut. */
const LINE_BYTES = 64_000;

/** Splits output into lines. Lines that are not JSON are wrapped in JSON with the name of the process. */
export function readLines(stream: Readable, name: string, onLine: (line: string) => void): void {
	let rest = '';
	const say = (line: string) => line.trim() && onLine(asJson(line, name));
	stream.setEncoding('utf8');
	stream.on('error', () => {});
	stream.on('data', (text: string) => {
		const lines = (rest + text).split('\n');
		rest = (lines.pop() ?? '').slice(0, LINE_BYTES);
		lines.forEach(say);
	});
	stream.on('end', () => say(rest));
}

const asJson = (line: string, name: string) =>
	line.startsWith('{') ? line : JSON.stringify({ time: new Date().toISOString(), level: 'info', process: name, message: line.trimEnd() });
