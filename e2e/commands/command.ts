import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { root } from '#bin/processes.ts';

/** A command run as a person would: a real process with real signals. */
export type Running = {
	child: ChildProcess;
	output: () => string;
	said: (text: string | RegExp) => Promise<void>;
	exited: Promise<number | null>;
};

/** The environment without the variables of this test run. */
const machine = Object.fromEntries(
	Object.entries(process.env).filter(([name]) => !/^(npm_|VITEST|NODE_|CMS_|SITE_|DIRECTUS|TEST)/i.test(name)),
);

/** `before`: a wrapper command, such as `unshare`. */
export function run(args: string[], env: Record<string, string>, cwd = root, before: string[] = []): Running {
	const [program = process.execPath, ...rest] = [...before, process.execPath, 'bin/run.mjs', ...args];
	const child = spawn(program, rest, { cwd, env: { ...machine, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
	let output = '';
	const listeners = new Set<() => void>();
	for (const stream of [child.stdout, child.stderr])
		stream?.on('data', (data) => {
			output += data;
			for (const listener of listeners) listener();
		});
	const exited = new Promise<number | null>((resolve) => child.on('exit', resolve));
	const said = (text: string | RegExp) =>
		new Promise<void>((resolve, reject) => {
			const look = () => (typeof text === 'string' ? output.includes(text) : text.test(output)) && resolve();
			listeners.add(look);
			look();
			void exited.then((code) => reject(new Error(`ended with ${code} before saying ${text}:\n${output}`)));
		});
	return { child, output: () => output, said, exited };
}

export function processesOn(dataDir: string): number[] {
	return globSync('/proc/[0-9]*/environ').flatMap((file) => {
		try {
			const environment = readFileSync(file, 'latin1');
			// Another folder's name may start with this one's.
			const isNamed = environment.includes(`${dataDir}\0`) || environment.includes(`${dataDir}/`);
			return isNamed ? [Number(file.split('/')[2])] : [];
		} catch {
			return [];
		}
	});
}
