import { expect, test } from 'vitest';
import { chooseScrollPosition } from './scroll-position.ts';

const blog = { key: 'a', pathname: '/blog', hash: '', isReturning: false };
const about = { key: 'b', pathname: '/about-us', hash: '', isReturning: false };
const at = (saved: number | undefined, now = 700) => ({ saved, now });

test('a new page starts at the top, even with a hash', () => {
	expect(chooseScrollPosition(about, blog, at(undefined))).toBe(0);
	expect(chooseScrollPosition({ ...about, hash: '#team' }, blog, at(undefined))).toBe(0);
	expect(chooseScrollPosition({ ...blog, key: 'c' }, blog, at(undefined))).toBe(0);
});

test('a hash on the same page and a refined search do not scroll at once', () => {
	expect(chooseScrollPosition({ ...about, key: 'c', hash: '#team' }, about, at(undefined))).toBeNull();
	expect(chooseScrollPosition({ ...blog, key: 'c', keepsScroll: true }, blog, at(undefined))).toBeNull();
});

test('Back restores the position, or the top if unknown', () => {
	expect(chooseScrollPosition({ ...about, hash: '#team', isReturning: true }, blog, at(2539))).toBe(2539);
	expect(chooseScrollPosition({ ...blog, isReturning: true }, about, at(900))).toBe(900);
	expect(chooseScrollPosition({ ...blog, isReturning: true }, about, at(0))).toBe(0);
	expect(chooseScrollPosition({ ...blog, isReturning: true }, about, at(undefined))).toBe(0);
});

test('leaves the first page to the browser unless it has not restored yet', () => {
	expect(chooseScrollPosition({ ...blog, isReturning: true }, null, at(900, 0))).toBe(900);
	expect(chooseScrollPosition({ ...blog, isReturning: true }, null, at(900, 850))).toBeNull();
	expect(chooseScrollPosition({ ...about, hash: '#team', isReturning: true }, null, at(undefined, 0))).toBeNull();
});
