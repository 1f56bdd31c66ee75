import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { makePlaceholders } from './placeholders.ts';
import { photoId, samples, silent, testContent } from './test-content.ts';

const logoId = '7d6a2b8e-6f0b-5c39-8f7f-2a3f3b1c9d10';
const draw = (alpha: number) =>
	sharp({ create: { width: 40, height: 20, channels: 4, background: { r: 20, g: 90, b: 160, alpha } } })
		.png()
		.toBuffer();

test('processes every picture once, also those without a placeholder', async () => {
	vi.useFakeTimers({ toFake: ['setInterval'] });
	const { content, put, read } = testContent();
	put('directus_files', samples.file, { ...samples.file, id: logoId });
	const asked: string[] = [];
	const original = async (id: string) => {
		asked.push(id);
		return draw(id === logoId ? 0.5 : 1);
	};
	const { waiting } = makePlaceholders(content, original, silent);
	expect(waiting()).toBe(2);
	await expect.poll(() => read.photo(photoId, 'en')?.placeholder).toMatch(/^data:image\/webp/);
	await expect.poll(() => asked).toHaveLength(2);
	await expect.poll(waiting).toBe(0);
	for (let round = 0; round < 5; round++) {
		// The work in between takes real time.
		await new Promise((resolve) => setTimeout(resolve, 100));
		await vi.advanceTimersByTimeAsync(30_000);
	}
	vi.useRealTimers();
	expect(read.photo(logoId, 'en')?.placeholder).toBeNull();
	expect(asked).toHaveLength(2);
});
