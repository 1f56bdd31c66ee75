import { expect, test } from 'vitest';
import { wordsOf } from '../../../server/words.ts';
import type { PageRequest } from '../../page-loader.ts';
import { receivedData } from './received-data.ts';

const request = {
	locale: 'en',
	t: wordsOf('en'),
	site: { settings: {} },
	read: { setting: () => null, get: () => null },
} as unknown as PageRequest;
const receipt = { reference: 'PN-1', kind: 'enquiry', acceptedAt: '', language: 'en', about: null, channel: 'call' } as const;

test('a viewing is told that its time is confirmed, not that it was fixed', () => {
	const { next } = receivedData(request, { ...receipt, intent: 'viewing', times: ['2026-11-18 16:00-18:00'] });
	expect(next.steps.at(-1)).toBe('We call you to confirm one of the times you picked.');
});

test('who left the time open is answered in opening hours', () => {
	const { next } = receivedData(request, { ...receipt, intent: 'question', times: ['any'] });
	expect(next.steps.at(-1)).toBe('You get a call during our opening hours.');
});
