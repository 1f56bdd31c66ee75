import { expect, test } from 'vitest';
import { variants } from './variants.ts';

const box = variants('box', { size: { sm: 'small', lg: 'large' }, open: { true: 'is-open', false: '' } }, { size: 'sm', open: false });

test('class names are a base, one value of each choice, and what is added', () => {
	expect(box()).toBe('box small');
	expect(box({ size: 'lg', open: true, className: 'mine' })).toBe('box large is-open mine');
	expect(box({ size: undefined })).toBe('box small');
});
