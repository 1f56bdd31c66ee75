import type { PageRequest } from '#app/page-loader.ts';
import { findEnquirySubject, parseAbout } from '../contact/about.ts';
import { type AskedSubject, askedSubject } from './asked-subject-data.ts';
import { parseAsking } from './asking.ts';
import { type EnquiryFormData, enquiryFormData, readTakenSlots } from './enquiry-form-data.ts';

/** The form for the ask sheet, with the texts around it. */
export type AskAnswer = { form: EnquiryFormData; subject: AskedSubject | null; labels: { close: string } };

/** The same form as on the page that the link opens without a script. */
export async function askAnswer(request: PageRequest): Promise<AskAnswer> {
	const { searchParams, origin } = request.url;
	const asked = findEnquirySubject(request, parseAbout(searchParams.get('about')));
	// Staff read on which page the question was asked.
	const onPage = { ...request, url: new URL(asked?.to ?? '/', origin) };
	const asking = parseAsking(searchParams.get('for'));
	const form = enquiryFormData(onPage, {
		asked,
		asking,
		taken: await readTakenSlots(request, asked, asking),
		picked: searchParams.get('when'),
		form: 'ask',
	});
	return { form, subject: asked && askedSubject(request, asked), labels: { close: request.t('common.close') } };
}
