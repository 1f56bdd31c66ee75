import { type ComponentProps, useEffect, useState } from 'react';
import { displayNames } from '#app/i18n/intl-formats.ts';
import { Input } from '#app/ui/input.tsx';
import { type Field, OptionalLabel, useWiring } from './form-fields.tsx';

/** A visitor who is answered by e-mail need not give a phone. Works without a script. */
const isOptional = 'in-[form:has([name=channel][value=email]:checked)]:inline';

/** Where it says nothing, the message below stands level with that of the field beside it. */
const emptyHint = '[&>p:has(>output:empty)+p]:-mt-1.5';

/** Numbers read from the left in either language. One from abroad has its country's flag beside it and its name below, so that a wrong one is seen at once. */
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

/** Known once there is a number; how numbers are read is too much to load before. */
function useCountry(id: string) {
	const [country, setCountry] = useState('');
	const read = async (typed: string) => setCountry(typed ? (await import('./phone-country.ts')).foreignCountry(typed) : '');
	// biome-ignore lint/correctness/useExhaustiveDependencies: what is there when the form comes; later it is typed
	useEffect(() => void read((document.getElementById(id) as HTMLInputElement | null)?.value ?? '').catch(() => {}), [id]);
	return { country, read: (typed: string) => void read(typed).catch(() => {}) };
}

const countryName = (country: string) => displayNames([document.documentElement.lang], { type: 'region' }).of(country) ?? country;

const flag = (country: string) => country.replace(/[A-Z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0x1f1a5));
