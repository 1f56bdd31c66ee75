import { expect, test } from 'vitest';
import { variants } from './variants.ts';

const box = variants('box', { size: { sm: 'small', lg: 'large' }, open: { true: 'is-open', false: '' } }, { size: 'sm', open: false });

test('combines base, one value per choice, and additions', () => {
	expect(box()).toBe('box small');
	expect(box({ size: 'lg', open: true, className: 'mine' })).toBe('box large is-open mine');
	expect(box({ size: undefined })).toBe('box small');
});
