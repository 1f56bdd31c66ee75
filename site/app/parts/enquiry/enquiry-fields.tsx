import { useEffect, useRef, useState } from 'react';
import { button } from '#app/ui/button-variants.ts';
import { ChipsField, ConsentField, EmailField, MessageField, TextField } from '../forms/form-fields.tsx';
import { FormFrame, SendButton } from '../forms/form-frame.tsx';
import { PhoneField } from '../forms/phone-field.tsx';
import type { EnquiryFormData } from './enquiry-form-data.ts';
import { formatBooking, openChosenDay } from './format-booking.ts';
import { SlotField } from './slot-field.tsx';
import { useKnownPerson } from './use-known-person.ts';

const schema = async () => (await import('./schema.ts')).enquirySchema;
const rules = { onPage: { schema }, inSheet: { schema, isOpened: true } };

/** Inputs have a default width that is too wide for half a phone. */
const narrow = 'min-w-0 grid-cols-1';

/** The fields of every kind of enquiry. In a sheet the button is sticky. */
export function EnquiryFields({ data, isInSheet = false }: { data: EnquiryFormData; isInSheet?: boolean }) {
	const { frame, viewing, phone, channel, time, bedrooms, message } = data;
	const email = viewing ? null : data.email;
	const isShort = data.asking === 'interest';
	const wholeRow = isShort ? 'col-span-2' : 'md:col-span-2';
	const known = useKnownPerson(frame.form);
	const fields = useRef<HTMLDivElement>(null);
	const [send, setSend] = useState(frame.send);
	const say = () => viewing && fields.current && setSend(formatBooking(viewing, frame.send, fields.current));
	// biome-ignore lint/correctness/useExhaustiveDependencies: once what was chosen before is chosen again
	useEffect(() => {
		if (fields.current) openChosenDay(fields.current);
		say();
	}, []);
	return (
		<FormFrame data={frame} rules={isInSheet ? rules.inSheet : rules.onPage} className="scroll-mt-24">
			<div
				className={`grid items-start ${isShort ? 'grid-cols-[2fr_3fr] gap-x-3 gap-y-2 md:grid-cols-2' : 'gap-5 md:grid-cols-2'}`}
				ref={fields}
				onChange={say}
			>
				{viewing && (
					<>
						{channel && <ChipsField data={channel} className="md:col-span-2" />}
						<SlotField data={viewing} />
					</>
				)}
				<TextField data={data.name} autoComplete="name" className={`${narrow} ${phone && email ? 'md:col-span-2' : ''}`} />
				{phone && <PhoneField data={phone} className={narrow} />}
				{email && <EmailField data={email} className={narrow} />}
				{known.isFilled && (
					<p className={`flex flex-wrap items-center gap-x-3 text-ink-2 text-sm ${wholeRow}`}>
						{data.known.text}
						<button type="button" onClick={known.forget} className="min-h-11 cursor-pointer font-med text-action hover:underline">
							{data.known.forget}
						</button>
					</p>
				)}
				{!viewing && channel && <ChipsField data={channel} />}
				{time && <ChipsField data={time} className={channel ? '' : 'md:col-span-2'} />}
				{bedrooms && <ChipsField data={bedrooms} isInline className={wholeRow} />}
				{message && <Message message={message} email={viewing && data.email} />}
				<div className={wholeRow}>
					<ConsentField data={data.consent} policies={frame.policies} />
				</div>
			</div>
			<div className={isInSheet ? 'ask-sheet-foot' : 'mt-4'}>
				<SendButton data={{ ...frame, send }} className={button({ size: 'lg', className: 'max-sm:w-full' })} />
			</div>
			<Instead instead={data.instead} />
		</FormFrame>
	);
}

/** Collapsed when booking, as most visitors add no message; opens without a script. */
function Message({ message, email }: { message: NonNullable<EnquiryFormData['message']>; email: EnquiryFormData['email'] }) {
	const { summary, ...field } = message;
	if (!summary) return <MessageField data={field} rows={3} className="md:col-span-2" />;
	return (
		<details className="md:col-span-2" open={field.value !== '' || Boolean(email?.value)}>
			<summary className="flex min-h-11 w-fit cursor-pointer items-center font-med text-action text-sm hover:underline">{summary}</summary>
			<div className="grid gap-4">
				<MessageField data={field} rows={2} />
				{email && <EmailField data={email} className={narrow} />}
			</div>
		</details>
	);
}

function Instead({ instead }: Pick<EnquiryFormData, 'instead'>) {
	if (!instead) return null;
	return (
		<p className="mt-2 flex flex-wrap items-center gap-x-5 text-sm">
			<span className="text-ink-2">{instead.title}</span>
			{instead.ways.map(({ action, asking, text }) => (
				<button
					key={asking}
					type="submit"
					formNoValidate
					formAction={action}
					name="instead"
					value={asking}
					data-asks
					className="inline-flex min-h-11 cursor-pointer items-center font-semi text-action hover:underline"
				>
					{text}
				</button>
			))}
		</p>
	);
}
