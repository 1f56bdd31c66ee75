import { readPhone } from './phone.ts';

/** Beside a number from abroad stands the country it belongs to, so that a wrong one is seen at once. */
export function showCountry(form: HTMLFormElement): void {
	for (const output of form.querySelectorAll<HTMLOutputElement>('output[data-country]')) {
		const input = document.getElementById(output.getAttribute('for') ?? '') as HTMLInputElement | null;
		const write = () => {
			output.textContent = countryOf(input?.value ?? '', document.documentElement.lang);
		};
		input?.addEventListener('input', write);
		write();
	}
}

export function countryOf(typed: string, language: string): string {
	const phone = readPhone(typed);
	if (typeof phone === 'string' || phone.country === 'EG' || !/^[A-Z]{2}$/.test(phone.country)) return '';
	const flag = [...phone.country].map((letter) => String.fromCodePoint(letter.charCodeAt(0) + 0x1f1a5)).join('');
	return `${flag} ${new Intl.DisplayNames([language], { type: 'region' }).of(phone.country) ?? phone.country}`;
}
