import { expect, test } from 'vitest';
import { chooseNode } from './node-version.mjs';

const on = (node: string, platform: string, arch: string) => chooseNode({ versions: { node }, platform, arch });

test.each([
	['24.1.0', 'darwin', 'arm64'],
	['26.0.0', 'linux', 'x64'],
])('uses the machine’s Node %s on %s', (node, platform, arch) => {
	expect(on(node, platform, arch)).toEqual({ isOwn: true, refusal: null });
});

test('on Linux an older Node uses the one among the packages', () => {
	expect(on('20.20.2', 'linux', 'x64')).toEqual({ isOwn: false, refusal: null });
});

test.each([
	['22.4.0', 'darwin', 'arm64', 'Node 24 or newer on darwin'],
	['18.0.0', 'linux', 'x64', 'Node 20 or newer on linux'],
	['20.0.0', 'linux', 'riscv64', 'Node 24 or newer on linux (riscv64)'],
	['24.1.0', 'win32', 'x64', 'not run on Windows'],
])('explains what Node %s on %s %s lacks', (node, platform, arch, sentence) => {
	expect(on(node, platform, arch).refusal).toContain(sentence);
});
