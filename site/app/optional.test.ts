import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standardOutput } from '#runtime/standard-output.ts';
import { optional, optionalEach } from './optional.ts';

const request = { url: new URL('http://site/properties/7?token=secret') };
let lines: Record<string, unknown>[] = [];

beforeEach(() => {
	lines = [];
	vi.spyOn(standardOutput, 'write').mockImplementation((line) => void lines.push(JSON.parse(line)));
});
afterEach(() => vi.restoreAllMocks());

const fail = () => {
	throw new Error('no such view');
};

test('logs a failing section without the query and leaves it out', () => {
	expect(optional(request, 'similar', fail)).toBeNull();
	expect(lines).toMatchObject([{ level: 'error', event: 'section.failed', section: 'similar', path: '/properties/7' }]);
	expect(JSON.stringify(lines)).not.toContain('secret');
});

test('returns the result of a working section', () => {
	expect(optional(request, 'similar', () => [1])).toEqual([1]);
	expect(lines).toEqual([]);
});

test('rethrows responses', () => {
	const answer = new Response(null, { status: 302 });
	const redirect = () => {
		throw answer;
	};
	expect(() => optional(request, 'similar', redirect)).toThrow(answer as never);
});

test('leaves out only the failing record', () => {
	expect(optionalEach(request, 'card', [{ id: 1 }, { id: 2 }, { id: 3 }], ({ id }) => (id === 2 ? fail() : id))).toEqual([1, 3]);
	expect(lines).toMatchObject([{ section: 'card 2' }]);
});
