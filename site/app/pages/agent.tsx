import { parseId, pathOf } from '../addresses.ts';
import { propertyCards } from '../features/listings/card-data.ts';
import { Avatar } from '../features/records/avatar.tsx';
import { EmailLink, PhoneLink, WhatsAppLink } from '../features/records/contact-links.tsx';
import { Facts } from '../features/records/facts.tsx';
import { PropertyGrid } from '../features/records/listing-grids.tsx';
import { recordLink } from '../features/records/record-link.ts';
import { TextLinks } from '../features/records/text-link.tsx';
import { localePath } from '../i18n/locales.ts';
import { useTranslations } from '../i18n/use-translations.ts';
import { DetailPage } from '../layouts/detail-page.tsx';
import { notFound } from '../not-found.ts';
import { pageRequest } from '../page-loader.ts';
import type { Route } from './+types/agent';

const LISTINGS = 12;

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { read, locale, t, head } = request;
	const id = parseId(args.params.id);
	const agent = id && read.get('agent', id);
	if (!agent) throw notFound(args.request);
	const { name, title, bio } = agent.translations[locale];
	const { phone, whatsapp, email } = agent;
	const photo = read.photo(agent.photo, locale);
	return {
		head: head({
			title: name,
			description: bio,
			path: { en: pathOf('agent', agent, 'en'), ar: pathOf('agent', agent, 'ar') },
			image: photo,
		}),
		crumbs: [
			{ to: localePath('/agents', locale), text: t('pages.agents') },
			{ to: null, text: name },
		],
		agent: { name, title, bio, photo, phone, whatsapp, email },
		languages: agent.languages.map((code) => t(`spoken.${code as 'ar'}`)).join(' · '),
		areas: agent.areas.flatMap((area) => recordLink(request, 'area', area) ?? []),
		listings: propertyCards(request, read.list('property', { under: { field: 'agent', id: agent.id }, limit: LISTINGS })),
	};
}

export { pageMeta as meta } from '../head.ts';

export default function Agent({ loaderData: { crumbs, agent, languages, areas, listings } }: Route.ComponentProps) {
	const t = useTranslations('records');
	const { name, title, bio, photo, phone, whatsapp, email } = agent;
	return (
		<DetailPage crumbs={crumbs} title={name} lead={title}>
			<div className="grid gap-8 pt-6">
				<div className="flex gap-5">
					<Avatar photo={photo} name={name} />
					{bio && <p className="max-w-[66ch] text-pretty text-neutral-700">{bio}</p>}
				</div>
				<Facts
					items={[
						{ label: t('phone'), value: phone && <PhoneLink phone={phone} /> },
						{ label: t('whatsapp'), value: whatsapp && <WhatsAppLink phone={whatsapp} /> },
						{ label: t('email'), value: email && <EmailLink email={email} /> },
						{ label: t('languages'), value: languages },
						{ label: t('worksIn'), value: areas.length ? <TextLinks links={areas} /> : null },
					]}
				/>
			</div>
			<PropertyGrid title={t('listings')} cards={listings} />
		</DetailPage>
	);
}
