import { afterEach, expect, test, vi } from 'vitest';
import { Sharing } from './sharing.tsx';

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('shows “copied” for 1500 ms', async () => {
	vi.useFakeTimers();
	const written: string[] = [];
	vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } });
	const button: { dataset: Record<string, string> } = { dataset: { share: 'copy', url: 'https://pn.example/properties/1' } };
	Sharing({ children: null }).props.onClick({ target: { closest: () => button } });
	await vi.advanceTimersByTimeAsync(0);
	expect(written).toEqual(['https://pn.example/properties/1']);
	await vi.advanceTimersByTimeAsync(1499);
	expect(button.dataset).toHaveProperty('copied');
	await vi.advanceTimersByTimeAsync(1);
	expect(button.dataset).not.toHaveProperty('copied');
});
