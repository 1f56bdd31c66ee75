import { readPhone } from './phone.ts';

/** A number from abroad has its country's flag beside it and its name below, so that a wrong one is seen at once. */
export function showCountry(form: HTMLFormElement): void {
	for (const output of form.querySelectorAll<HTMLOutputElement>('output[data-country]')) {
		const input = document.getElementById(output.getAttribute('for') ?? '') as HTMLInputElement | null;
		const flag = output.closest('[data-field]')?.querySelector('[data-flag]');
		const write = () => {
			const country = countryOf(input?.value ?? '');
			output.textContent = country && nameOf(country, document.documentElement.lang);
			if (flag) flag.textContent = flagOf(country);
		};
		input?.addEventListener('input', write);
		write();
	}
}

/** Two letters, or none for Egypt and for what belongs to no country. */
function countryOf(typed: string): string {
	const phone = readPhone(typed);
	return typeof phone !== 'string' && phone.country !== 'EG' && /^[A-Z]{2}$/.test(phone.country) ? phone.country : '';
}

const nameOf = (country: string, language: string) => new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;

const flagOf = (country: string) => country.replace(/[A-Z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0x1f1a5));
