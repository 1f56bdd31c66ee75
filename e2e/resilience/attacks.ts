/** Attacks, the defence against each, and the tests of it in every `npm test`. */
export const attacks: [attack: string, answer: string, tests: string[]][] = [
	[
		'pages in frames, scripts of others, guessed types, http',
		'CSP, nosniff, COOP, permissions and HSTS on every kind of answer',
		['e2e/security/answer-headers.test.ts', 'site/server/page-policy.test.ts'],
	],
	[
		'forms sent from other sites',
		'403 at every address that takes a form',
		['e2e/security/odd-addresses.test.ts', 'site/server/entrance/foreign-posts.test.ts'],
	],
	['addresses and forms that lead to another site', 'everybody stays here', ['e2e/security/odd-addresses.test.ts']],
	[
		'a host that is not ours, forwarded headers of nobody we trust',
		'in no link, mail or enquiry',
		['e2e/security/host-and-proxy.test.ts', 'e2e/integration/behind-proxy.test.ts'],
	],
	[
		'pages kept for others with something of one visitor in them; personal pages under the name of a file',
		'headers, cookies and unknown parameters make no page; 404, and nothing is kept',
		['e2e/integration/page-cache.test.ts', 'e2e/security/odd-addresses.test.ts'],
	],
	[
		'a thousand half-sent requests, letters that drip, heads without end',
		'cut after ten seconds, 408, 431; others are answered',
		['e2e/security/slow-connections.test.ts', 'e2e/security/odd-addresses.test.ts'],
	],
	[
		'bodies of 300 MB, bodies in crumbs',
		'413; memory and everybody else as before',
		['e2e/security/bodies.test.ts', 'e2e/security/methods.test.ts'],
	],
	[
		'files of the machine, sources, source maps, stack traces',
		'404; in no answer',
		['e2e/security/odd-addresses.test.ts', 'e2e/security/fuzz.test.ts'],
	],
	[
		'markup in every field of forms and content, and in every parameter',
		'shown as text',
		['e2e/integration/hostile-forms.test.ts', 'content/entities/safe-html.test.ts', 'e2e/security/fuzz.test.ts'],
	],
	[
		'pictures and icons from addresses inside',
		'nobody is asked but the hosts that are named, and no redirect is followed',
		['site/server/images/images-remote.slow.test.ts', 'site/server/icons/public-icons.slow.test.ts'],
	],
	[
		'uploads that are two things, or unpack to more than fits',
		'redrawn without what hides behind them, or refused before they are opened',
		['site/server/uploads/photo.slow.test.ts'],
	],
	['words made to be read slowly', 'read in a moment', ['catalogue/words/adversarial.test.ts', 'e2e/security/costly-questions.test.ts']],
	['formulas in names and messages', 'text in every export', ['e2e/security/csv-export.test.ts', 'e2e/security/counter-bounds.test.ts']],
	[
		'references, tokens, drafts and accounts found by trying',
		'all that are none answer alike; passwords are limited and lock nobody out',
		['e2e/security/odd-addresses.test.ts', 'e2e/security/access.test.ts', 'e2e/security/sign-in.test.ts'],
	],
	[
		'drafts, private fields and owners in any output',
		'nowhere',
		['e2e/security/draft-canaries.test.ts', 'e2e/security/embargo.test.ts', 'e2e/security/owners.test.ts'],
	],
	['one visitor who asks for everything at once', 'waits for themselves', ['site/server/entrance/drawing-queue.slow.test.ts']],
	['a clock a day off', 'pages, forms and changes as ever', ['e2e/faults/clock.test.ts']],
];
