import { contactUsData } from '../features/contact-us/contact-us-data.ts';
import { contactForm } from '../features/contact-us/contact-us-form.ts';
import { pageRequest } from '../page-loader.ts';
import { receiveEnquiry } from '../parts/enquiry/receive-enquiry.ts';
import { answerWithForm } from '../parts/forms/state.ts';
import WhereSection from '../parts/map/where-section.tsx';
import { describeBrokerage } from '../structured-data/describe-pages.ts';
import { type Crumb, Crumbs } from '../ui/crumbs.tsx';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/contact-us';

export async function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { asked, form } = await contactForm(request, null);
	const { where, ...contact } = contactUsData(request, asked);
	const { summary } = contact.content;
	const title = asked ? form.title : contact.content.title;
	const crumbs: Crumb[] = asked
		? [
				{ to: asked.to, text: asked.name },
				{ to: null, text: title },
			]
		: [];
	return {
		crumbs,
		head: request.head({ title, description: summary, path: '/contact-us', structured: describeBrokerage(request) }),
		contact: request.staticData(contact),
		form: request.staticData(form),
		where,
	};
}

export async function action(args: Route.ActionArgs) {
	const request = pageRequest(args);
	const outcome = await receiveEnquiry(request, args.request);
	if (outcome instanceof Response) return outcome;
	const { form } = await contactForm(request, outcome);
	return answerWithForm(outcome, { form: request.staticData(form) });
}

export { pageMeta as meta } from '../head.ts';
export { formHeaders as headers } from '../parts/forms/state.ts';

const View = staticPart('contact-us-view', () => import('../features/contact-us/contact-us-view.tsx'));

export default function ContactUs({ loaderData: { crumbs, contact, form, where }, actionData }: Route.ComponentProps) {
	return (
		<>
			{crumbs.length > 0 && (
				<div className="wrap pt-3">
					<Crumbs crumbs={crumbs} />
				</div>
			)}
			<View data={contact} form={actionData?.form ?? form} />
			<div className="wrap py-11 md:py-16">{where && <WhereSection data={where} />}</div>
		</>
	);
}
