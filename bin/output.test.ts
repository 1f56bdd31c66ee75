import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { fileOutput, openOutputs, readLines } from './output.ts';

const scratch = temporaryFolder(afterAll);

const collectLines = async (chunks: string[]): Promise<string[]> => {
	const lines: string[] = [];
	const stream = Readable.from(chunks);
	readLines(stream, 'Directus', (line) => lines.push(line));
	await new Promise((resolve) => stream.on('end', resolve));
	return lines;
};

test('output arrives as complete lines of JSON, however it was split', async () => {
	const [first, second, ...rest] = await collectLines(['{"level":', '"info"}\n\nNo', ' JSON\n', 'last']);
	expect(first).toBe('{"level":"info"}');
	expect(JSON.parse(second ?? '')).toMatchObject({ level: 'info', process: 'Directus', message: 'No JSON' });
	expect(rest.map((line) => JSON.parse(line).message)).toEqual(['last']);
});

test('an endless line uses limited memory', async () => {
	const [line] = await collectLines(Array.from({ length: 50 }, () => 'x'.repeat(100_000)));
	expect(line?.length).toBeLessThan(200_000);
});

test('a full file is rotated, and a limited number is kept', () => {
	const file = join(scratch, 'full', 'site.log');
	const output = fileOutput(file, { bytes: 100, files: 3 });
	for (let line = 0; line < 60; line++) output.write(`line ${line}`);
	expect(readdirSync(join(scratch, 'full')).sort()).toEqual(['site.log', 'site.log.1', 'site.log.2']);
	expect(readFileSync(file, 'utf8')).toContain('line 59');
	expect(statSync(`${file}.1`).size).toBeLessThan(120);
});

test('lines that cannot be written are dropped, and writing resumes later', () => {
	const folder = join(scratch, 'blocked');
	mkdirSync(join(folder, 'the.log'), { recursive: true });
	const output = fileOutput(join(folder, 'the.log'));
	output.write('lost');
	rmSync(join(folder, 'the.log'), { recursive: true });
	output.write('kept');
	expect(readFileSync(join(folder, 'the.log'), 'utf8')).toBe('kept\n');
});

test('a moved file is reopened on request', () => {
	const outputs = openOutputs(scratch);
	const file = join(scratch, 'site.log');
	outputs.of('The site').write('before');
	renameSync(file, `${file}.moved`);
	outputs.of('The site').write('still before');
	expect(existsSync(file)).toBe(false);
	outputs.reopen();
	outputs.of('The site').write('after');
	expect(readFileSync(file, 'utf8')).toBe('after\n');
});
