import type { PageRequest } from '#app/page-loader.ts';
import { askedAbout, parseAbout } from '#app/parts/contact/about.ts';
import { parseAsking } from '#app/parts/enquiry/asking.ts';
import { enquiryFormData } from '#app/parts/enquiry/enquiry-form-data.ts';
import type { FormState } from '#app/parts/forms/state.ts';

/** The form of the page: about what its address names, and with what came back of it. */
export function contactForm(request: PageRequest, state: FormState | null) {
	const { searchParams } = request.url;
	const asked = askedAbout(request, parseAbout(searchParams.get('about')));
	return {
		asked,
		form: enquiryFormData(request, { asked, asking: parseAsking(searchParams.get('for')), picked: searchParams.get('when'), state }),
	};
}
