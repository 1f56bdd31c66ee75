import ContactBar from '#app/parts/contact/contact-bar.tsx';
import { EnquiryForm } from '#app/parts/enquiry/enquiry-form.tsx';
import { Ownership } from '#app/parts/ownership/ownership.tsx';
import { TakeoverSchedule } from '#app/parts/payment-plans/takeover-schedule.tsx';
import { Development } from '#app/parts/records/development.tsx';
import { Brochure } from './brochure.tsx';
import type { PropertyPage } from './property-data.ts';
import { SimilarHomes } from './similar-homes.tsx';
import { Where } from './where.tsx';

/** Below the payment plans; not printed, except the brochure. */
export default function PropertyRest({
	data: { takeover, isBelowBand, where, development, ownership, enquiry, similar, bar, brochure },
}: {
	data: PropertyPage['rest'];
}) {
	return (
		<>
			<div className={brochure ? 'print:hidden' : undefined}>
				{takeover && <TakeoverSchedule data={takeover} />}
				{(where || development || ownership) && (
					<div className={`below-fold wrap grid gap-10 pb-11 md:gap-16 md:pb-16 ${isBelowBand ? 'pt-11 md:pt-16' : ''}`}>
						{where && <Where data={where} />}
						{development && <Development data={development} />}
						{ownership && <Ownership data={ownership} />}
					</div>
				)}
				{enquiry && (
					<div className="below-fold wrap pb-11 [--below-fold-height:70rem] md:pb-16">
						<EnquiryForm data={enquiry} />
					</div>
				)}
				{similar && <SimilarHomes data={similar} />}
				{bar && <ContactBar data={bar} />}
			</div>
			{brochure && <Brochure data={brochure} />}
		</>
	);
}
