import { contactUsData } from '../features/contact/contact-us-data.ts';
import { WhereSection } from '../features/map/where-section.tsx';
import { pageRequest } from '../page-loader.ts';
import { describeBrokerage } from '../structured-data/describe-pages.ts';
import { kept } from '../ui/kept.tsx';
import type { Route } from './+types/contact-us';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { where, ...contact } = contactUsData(request);
	const { title, summary } = contact.content;
	return {
		head: request.head({ title, description: summary, path: '/contact-us', structured: describeBrokerage(request) }),
		contact: request.drawn(contact),
		where,
	};
}

export { pageMeta as meta } from '../head.ts';

const View = kept(() => import('../features/contact/contact-us-view.tsx'));

export default function ContactUs({ loaderData: { contact, where } }: Route.ComponentProps) {
	return (
		<>
			<View data={contact} />
			<div className="wrap py-11 md:py-16">{where && <WhereSection data={where} />}</div>
		</>
	);
}
