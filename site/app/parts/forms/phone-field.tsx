import { type ComponentProps, useEffect, useState } from 'react';
import { displayNames } from '#app/i18n/intl-formats.ts';
import { Input } from '#app/ui/input.tsx';
import { type Field, OptionalLabel, useWiring } from './form-fields.tsx';

/** CSS: the phone is optional when e-mail is the channel. Works without a script. */
const isOptional = 'in-[form:has([name=channel][value=email]:checked)]:inline';

/** Removes the gap of an empty hint, so that errors of neighbouring fields are level. */
const emptyHint = '[&>p:has(>output:empty)+p]:-mt-1.5';

/** Left-to-right in both languages. A foreign number shows its country's flag and name, so that a typo is noticed. */
export function PhoneField({ data, className = '', ...props }: Field<ComponentProps<typeof Input>>) {
	const { country, read } = useCountry(data.id);
	return (
		<Input
			{...props}
			{...useWiring(data)}
			className={`${className} ${data.hint ? '' : emptyHint}`}
			label={<OptionalLabel data={data} when={isOptional} />}
			hint={
				<>
					{data.hint}
					<output htmlFor={data.id} className="block">
						{country && countryName(country)}
					</output>
				</>
			}
			type="tel"
			inputMode="tel"
			autoComplete="tel"
			dir="ltr"
			defaultValue={data.value}
			onInput={(event) => read(event.currentTarget.value)}
			end={
				<span data-flag aria-hidden="true">
					{flag(country)}
				</span>
			}
		/>
	);
}

/** Loaded once there is input, because phone parsing is a large module. */
function useCountry(id: string) {
	const [country, setCountry] = useState('');
	const read = async (typed: string) => setCountry(typed ? (await import('./phone-country.ts')).foreignCountry(typed) : '');
	// biome-ignore lint/correctness/useExhaustiveDependencies: what is there when the form comes; later it is typed
	useEffect(() => void read((document.getElementById(id) as HTMLInputElement | null)?.value ?? '').catch(() => {}), [id]);
	return { country, read: (typed: string) => void read(typed).catch(() => {}) };
}

const countryName = (country: string) => displayNames([document.documentElement.lang], { type: 'region' }).of(country) ?? country;

const flag = (country: string) => country.replace(/[A-Z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0x1f1a5));
