import { useEffect, useRef, useState } from 'react';
import { formatBooking, openChosenDay } from '#app/parts/enquiry/format-booking.ts';
import { SlotField } from '#app/parts/enquiry/slot-field.tsx';
import { FormFrame, SendButton } from '#app/parts/forms/form-frame.tsx';
import { formIsland } from '#app/parts/forms/form-island.tsx';
import { button } from '#app/ui/button-variants.ts';
import type { MoveFormData } from './change-data.ts';

const rules = { schema: async () => (await import('./move-schema.ts')).moveSchema };

export default function Move({ data: { frame, viewing } }: { data: MoveFormData }) {
	const fields = useRef<HTMLDivElement>(null);
	const [send, setSend] = useState(frame.send);
	const say = () => fields.current && setSend(formatBooking(viewing, frame.send, fields.current));
	// biome-ignore lint/correctness/useExhaustiveDependencies: once what was chosen before is chosen again
	useEffect(() => {
		if (fields.current) openChosenDay(fields.current);
		say();
	}, []);
	return (
		<FormFrame data={frame} rules={rules} className="scroll-mt-24">
			<div ref={fields} onChange={say}>
				<SlotField data={viewing} />
			</div>
			<SendButton data={{ ...frame, send }} className={button({ size: 'lg', className: 'mt-5 max-sm:w-full' })} />
		</FormFrame>
	);
}

export const MoveForm = formIsland('move', Move);
