import { describe, expect, it } from 'vitest';
import type { PropertyBundle } from '../facts.ts';
import { areas, units, world } from './made-up-world.ts';

const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').trim();
const listTexts = ({ translations }: PropertyBundle, language: 'en_US' | 'ar_EG') => Object.values(translations[language]).map(plain);

describe('the texts of a property', () => {
	it('use only letters of their language, without prices or exclamation marks', () => {
		for (const unit of units) {
			for (const text of listTexts(unit, 'ar_EG')) expect(text.replace(/[A-Za-z]\d/g, ''), text).not.toMatch(/[A-Za-z;?]|,(?!\d{3})/);
			for (const text of listTexts(unit, 'en_US')) expect(text).not.toMatch(/[\u0600-\u06ff]|undefined|null/);
			for (const text of [...listTexts(unit, 'en_US'), ...listTexts(unit, 'ar_EG')]) expect(text).not.toMatch(/!|luxur|EGP|ج\.م/i);
			expect(unit.translations.en_US.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
			expect(unit.translations.ar_EG.slug).toMatch(/^[ء-يa-z0-9]+(-[ء-يa-z0-9]+)*$/);
		}
	});

	it('are two or three paragraphs of 60 to 110 words', () => {
		for (const unit of units) {
			for (const { description } of Object.values(unit.translations)) {
				expect(description).toMatch(/^(<p>[^<]+<\/p>){2,3}$/);
				const count = plain(description).split(/\s+/).length;
				expect(count, description).toBeGreaterThanOrEqual(60);
				expect(count, description).toBeLessThanOrEqual(110);
			}
		}
	});

	it.each(['en_US', 'ar_EG'] as const)('differ from unit to unit in %s', (language) => {
		const names = [...world.compounds, ...areas].flatMap(({ name }) => [name.en, name.ar]).sort((a, b) => b.length - a.length);
		const told = units.map(({ translations }) =>
			names.reduce((text, name) => text.replaceAll(name, ''), translations[language].description),
		);
		expect(new Set(told).size / units.length).toBeGreaterThan(0.7);
		const wordless = told.map((text) => text.replace(/\d/g, ''));
		expect(new Set(wordless).size / units.length).toBeGreaterThan(0.7);
	});
});
