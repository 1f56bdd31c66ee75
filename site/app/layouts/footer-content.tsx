import arrow from 'icon:pn/arrow';
import mail from 'icon:pn/mail';
import phone from 'icon:pn/phone';
import { useLocation } from 'react-router';
import { localePath, parseLocale } from '../i18n/locale-paths.ts';
import { useTranslations } from '../i18n/use-translations.ts';
import { CurrencyForm } from '../parts/exchange/currency-form.tsx';
import type { RecordLink } from '../record-link.ts';
import { Brand } from '../ui/brand.tsx';
import { Icon } from '../ui/icon.tsx';
import type { FooterData } from './footer-data.ts';
import { SocialLinks } from './social-links.tsx';

const company = [
	{ to: '/about-us', label: 'nav.aboutUs' },
	{ to: '/about-us#team', label: 'footer.ourTeam', shows: 'team' },
	{ to: '/about-us#partners', label: 'footer.partners', shows: 'partners' },
	{ to: '/our-process', label: 'footer.ourProcess' },
	{ to: '/contact-us', label: 'nav.contactUs' },
	{ to: '/testimonials', label: 'footer.testimonials', shows: 'testimonials' },
] as const;

/** The footer is not re-rendered between pages, so CSS hides its exchange rate where the page shows one. */
const unlessBesidePrice = 'in-[body:has([data-rate-note])]:hidden';

export default function FooterContent({ data }: { data: FooterData }) {
	const locale = parseLocale(useLocation().pathname);
	const t = useTranslations();
	const { contact, lists } = data;
	return (
		<>
			<div className="lattice h-7 bg-size-[28px_28px] opacity-30" aria-hidden="true" />
			<div className="wrap pt-13">
				<div className="grid grid-cols-2 gap-x-5 gap-y-8 md:gap-x-8 lg:grid-cols-[1.7fr_repeat(4,1fr)]">
					<div className="max-lg:col-span-2">
						<Brand home={localePath('/', locale)} size="size-14" />
						<p className="mb-3.5 mt-4 max-w-[30ch] text-pretty text-sm text-on-brand-2">{data.tagline}</p>
						{contact.phone && <ContactLink icon={phone} href={`tel:${contact.phone}`} text={contact.phoneShown} />}
						{contact.email && <ContactLink icon={mail} href={`mailto:${contact.email}`} text={contact.email} />}
						<SocialLinks label={t('footer.social')} urls={contact.social} />
					</div>
					<Column
						title={t('footer.company')}
						links={company
							.filter((link) => !('shows' in link) || data.has[link.shows])
							.map(({ to, label }) => ({ to: localePath(to, locale), text: t(label) }))}
					/>
					{lists && (
						<>
							<Column
								title={t('footer.developers')}
								links={lists.developers}
								more={{ to: localePath('/search', locale), text: t('footer.more.developers') }}
							/>
							<Column
								title={t('footer.newCompounds')}
								links={lists.compounds}
								more={{ to: localePath('/search', locale), text: t('footer.more.compounds') }}
							/>
							<Column
								title={t('footer.topSearches')}
								links={lists.properties}
								more={{ to: localePath('/search', locale), text: t('footer.more.homes') }}
							/>
							<Column
								title={t('nav.locations')}
								links={lists.locations}
								more={{ to: localePath('/locations', locale), text: t('footer.more.locations') }}
							/>
						</>
					)}
				</div>
				{data.searches.length > 0 && (
					<div className="mt-9">
						<h2 className="mb-2.5 text-sm font-semi tracking-normal text-sun-300">{t('footer.popular')}</h2>
						<ul className="grid gap-x-5 sm:grid-cols-2 md:grid-cols-3 md:gap-x-8">
							{data.searches.map(({ to, text }) => (
								<li key={to}>
									<a href={to} className={linkStyle}>
										{text}
									</a>
								</li>
							))}
						</ul>
					</div>
				)}
				<div className="mt-11 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-white/14 py-5 text-xs text-on-brand-2">
					<p>
						{t('footer.rights', { year: data.year, site: data.siteName })}{' '}
						{data.registration && t('footer.registration', { number: data.registration })}
						{data.isSample && <strong className="block font-med text-sun-200">{t('footer.sample')}</strong>}
					</p>
					{data.currency && (
						<div>
							<CurrencyForm choice={data.currency} />
							{data.currency.rate && (
								<p className={`${unlessBesidePrice} ${data.currency.rate.isStale ? 'text-sun-200' : ''}`}>{data.currency.rate.text}</p>
							)}
						</div>
					)}
					<p className="flex gap-5">
						<a href={data.legal.privacy}>{t('footer.privacy')}</a>
						<a href={data.legal.terms}>{t('footer.terms')}</a>
					</p>
				</div>
			</div>
		</>
	);
}

function ContactLink({ icon, href, text }: { icon: typeof mail; href: string; text: string }) {
	return (
		<a href={href} className="flex min-h-9 items-center gap-2.5 font-semi hover:underline">
			<Icon icon={icon} className="text-sun-300" />
			<bdi>{text}</bdi>
		</a>
	);
}

const linkStyle =
	'inline-flex min-h-9 items-center gap-1.5 py-1 text-sm leading-line text-[#dfe7ff] hover:text-white hover:underline hover:underline-offset-4';

function Column({ title, links, more }: { title: string; links: RecordLink[]; more?: RecordLink }) {
	if (links.length === 0) return null;
	return (
		<div className="min-w-0 wrap-anywhere">
			<h2 className="mb-2.5 text-sm font-semi tracking-normal text-sun-300">{title}</h2>
			<ul>
				{links.map(({ to, text }) => (
					<li key={to}>
						<a href={to} className={linkStyle}>
							{text}
						</a>
					</li>
				))}
				{more && (
					<li>
						<a href={more.to} className={`${linkStyle} font-semi`}>
							{more.text}
							<Icon icon={arrow} mirrored className="size-4" />
						</a>
					</li>
				)}
			</ul>
		</div>
	);
}
