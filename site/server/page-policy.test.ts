import { expect, test } from 'vitest';
import { createPagePolicy } from './page-policy.ts';

const read = (policy: string) => new Map(policy.split('; ').map((directive) => [directive.split(' ')[0], directive]));

test('allows our files, and inline scripts and styles by hash only', () => {
	const policy = read(
		createPagePolicy({ analytics: null, challenge: null, mapStyleUrl: null })({ scripts: ['abc=', 'def='], styles: ['ghi='] }),
	);
	expect(policy.get('script-src')).toBe("script-src 'self' 'sha256-abc=' 'sha256-def='");
	expect(policy.get('style-src')).toBe("style-src 'self' 'sha256-ghi='");
	expect([...policy.values()].join(' ')).not.toContain('unsafe');
	expect(policy.get('connect-src')).toBe("connect-src 'self'");
	expect(policy.get('frame-ancestors')).toBe("frame-ancestors 'self'");
	expect(policy.get('object-src')).toBe("object-src 'none'");
});

test('allows configured services only', () => {
	const policy = read(
		createPagePolicy({
			analytics: { url: 'https://umami.example/api', website: 'id' },
			challenge: { siteKey: 'key', secret: 'secret', script: 'https://challenge.example/api.js', verifyUrl: 'https://verify.example/' },
			mapStyleUrl: 'http://maps.example/style.json',
		})({ scripts: [], styles: [] }),
	);
	expect(policy.get('script-src')).toBe("script-src 'self' https://challenge.example");
	expect(policy.get('connect-src')).toBe("connect-src 'self' https://umami.example https://challenge.example https: http://maps.example");
	expect(policy.get('img-src')).toBe("img-src 'self' data: blob: https: http://maps.example");
});
