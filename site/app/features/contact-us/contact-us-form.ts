import type { PageRequest } from '#app/page-loader.ts';
import { type EnquirySubject, findEnquirySubject, parseAbout } from '#app/parts/contact/about.ts';
import { readSentHomes, withSentHomes } from '#app/parts/contact/sent-homes.ts';
import { parseAsking } from '#app/parts/enquiry/asking.ts';
import { type EnquiryFormData, enquiryFormData, readTakenSlots } from '#app/parts/enquiry/enquiry-form-data.ts';
import { readAskedHomes } from '#app/parts/enquiry/several-homes.ts';
import type { FormState } from '#app/parts/forms/state.ts';

type ContactForm = { asked: EnquirySubject | null; form: EnquiryFormData };

/** The form, about the home or homes in the address, with the errors of a failed submission. */
export async function contactForm(request: PageRequest, state: FormState | null): Promise<ContactForm> {
	const { searchParams } = request.url;
	const homes = readAskedHomes(request);
	const asked = findEnquirySubject(request, homes ? homes.about : parseAbout(searchParams.get('about')));
	const asking = parseAsking(searchParams.get('for'));
	const taken = await readTakenSlots(request, asked, asking);
	const form = enquiryFormData(request, { asked, asking, picked: searchParams.get('when'), state, taken });
	if (!homes || asked?.about.kind === 'property') return { asked, form };
	const frame = { ...form.frame, action: withSentHomes(form.frame.action, readSentHomes(request)) };
	const message = state || !form.message ? form.message : { ...form.message, value: homes.message, values: [homes.message] };
	return { asked, form: { ...form, frame, message } };
}
