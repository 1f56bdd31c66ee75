import { expect, test } from 'vitest';
import { explain } from './install.mjs';

test.each([
	['npm error code ENOSPC\nnpm error nospc write', 'no space left'],
	['npm error code ECONNREFUSED', 'registry cannot be reached'],
	['npm error code EAI_AGAIN', 'registry cannot be reached'],
	['gyp ERR! find Python', 'could not be compiled'],
	['prebuild-install warn install getaddrinfo ENOTFOUND github.com\ngyp ERR! not found: make', 'could not be compiled'],
	[
		'gyp http GET\ngyp ERR! stack Error: … or the package itself and\ngyp ERR! stack is related to network connectivity.',
		'headers of Node',
	],
	['npm error something else', 'npm error something else'],
])('explains “%s” in a sentence', (output, sentence) => {
	expect(explain(output)).toContain(sentence);
});
