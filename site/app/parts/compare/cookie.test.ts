import { expect, test } from 'vitest';
import { AT_MOST, COMPARED, formatCompared, mergeShownHomes, parseCompared, parseComparedIds } from './cookie.ts';

test('keeps the order in which homes were chosen', () => {
	const cookie = formatCompared([1012, 1011, 1018], false).split(';')[0] ?? '';
	expect(parseCompared(`a=b; ${cookie}; c=d`)).toEqual([1012, 1011, 1018]);
	expect(parseCompared(`not_${cookie}`)).toEqual([]);
	expect(formatCompared([], true)).toMatch(/Max-Age=0; Path=\/; Secure; SameSite=Lax$/);
});

test('drops invalid, repeated and surplus ids', () => {
	expect(parseComparedIds('0.-1.x.1011.%00.1011.1e3.99999999999.1012')).toEqual([1011, 1012]);
	expect(parseComparedIds('1.2.3.4.5.6')).toHaveLength(AT_MOST);
	expect(parseCompared(`${COMPARED}=`)).toEqual([]);
});

test('the visitor’s list follows their own comparison, not somebody else’s', () => {
	expect(mergeShownHomes([1, 2, 3], [1, 3])).toEqual([1, 3]);
	expect(mergeShownHomes([1, 2], [1, 2, 9])).toEqual([1, 2, 9]);
	expect(mergeShownHomes([], [7, 8])).toEqual([7, 8]);
	expect(mergeShownHomes([1, 2, 3], [])).toEqual([]);
	expect(mergeShownHomes([1, 2], [2, 1])).toBeNull();
	expect(mergeShownHomes([1, 2], [2, 9])).toBeNull();
	expect(mergeShownHomes([7], [1, 2])).toBeNull();
	expect(mergeShownHomes([1, 2, 3, 4], [2, 3, 4, 5])).toEqual([2, 3, 4, 5]);
});
