import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { phoneHref, shownPhone, whatsAppHref } from '#app/parts/contact/links.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { photoAddress } from '#app/ui/photo-address.ts';
import type { Found, FoundOwner, FoundRow } from '#content/staff/ask-counter.ts';
import { cairoToday } from '#domain/cairo.ts';
import { type Kind, progresses } from '#domain/counter/exchange.ts';
import { markCode, markPhone, markWords } from '#domain/counter/marks.ts';
import type { Term } from '#domain/counter/question.ts';
import { isLandline } from '#domain/landline.ts';
import { locales } from '#domain/locales.ts';
import { STALE_AFTER_DAYS } from '#domain/stale-price.ts';
import { statuses } from '#domain/vocabulary.ts';
import type { CounterRow } from './counter-row.ts';
import { createGreeter } from './greeting.ts';
import { describeAbout, findViewing, formatFollowUp, formatTimes, listFollowUps, quoteMessage } from './lead-facts.ts';
import { initialsOf, internationalDigits, isolated, plain } from './row-texts.ts';

const DAY = 86_400_000;
const PHOTO_WIDTH = 320;

type Facts = Pick<FoundRow, 'id' | 'status' | 'progress' | 'date_created' | 'may'>;

const nothing: FoundRow['may'] = { states: [], price: false, assign: false };

const periods = { month: 'perMonth', week: 'perWeek', day: 'perDay', year: 'perYear' } as const;

const previewed: Partial<Record<Kind, string>> = { property: '/properties', project: '/compounds', agent: '/agents' };

/** Place names, agents and photographs come from the replica; everything else is what Directus answered. */
export function createRowBuilder(request: PageRequest, terms: Term[], { owners, agent }: Found) {
	const { t, locale, read, site } = request;
	const { money, moneyText, date } = createFormats(request);
	const greet = createGreeter(request);
	const ownerOf = new Map(owners.map((owner) => [owner.property, owner]));
	const nameOf = (record: { translations: { en: { name: string }; ar: { name: string } } } | null) =>
		record?.translations[locale].name ?? '';

	const ownName = ({ translations: texts }: FoundRow) =>
		(texts.find(({ languages_code }) => languages_code === locales[locale].cms) ?? texts[0])?.name ?? '';

	function buildPhone(phone: string | null, text: string): CounterRow['phone'] {
		if (!phone || !/\d{4}/.test(phone.replace(/\D/g, ''))) return null;
		const number = internationalDigits(phone);
		return { shown: shownPhone(phone), tel: phoneHref(phone), whatsApp: isLandline(number) ? null : whatsAppHref(number, text) };
	}

	/** Taking a published home back to draft has a label of its own. */
	function stateText(value: FoundRow['may']['states'][number], now: string | null): string {
		const status = statuses.find((one) => one === value);
		if (status === 'draft' && now !== 'draft') return t('counter.makeDraft');
		const progress = progresses.find((one) => one === value);
		return status ? t(`status.${status}`) : progress ? t(`counter.progress.${progress}`) : '';
	}

	function buildState(value: string | null): CounterRow['state'] {
		const status = statuses.find((one) => one === value);
		if (status) return { value: status, text: t(`status.${status}`) };
		const progress = progresses.find((one) => one === value);
		return progress ? { value: progress, text: t(`counter.progress.${progress}`) } : null;
	}

	const priceText = ({ price, currency, rent_period }: Pick<FoundRow, 'price' | 'currency' | 'rent_period'>) =>
		price === null
			? ''
			: [moneyText(money(price, currency ?? 'EGP')), rent_period && t(`property.${periods[rent_period]}`)].filter(Boolean).join(' ');

	function buildPrice({ price_checked_on: checked, status, ...row }: FoundRow): CounterRow['price'] {
		if (row.price === null) return null;
		const days = checked ? Math.round((Date.parse(cairoToday()) - Date.parse(checked.slice(0, 10))) / DAY) : null;
		const isStale = status === 'published' && (days === null || days > STALE_AFTER_DAYS);
		const note =
			days === null || !checked
				? t('counter.neverChecked')
				: isStale
					? t('counter.checkedAgo', { days })
					: t('counter.checked', { day: date(checked.slice(0, 10), 'short') });
		return { text: priceText(row), note, isStale };
	}

	const base = (kind: Kind, { id, status, progress, date_created, may }: Facts) => ({
		key: `${kind}-${id}`,
		kind,
		state: buildState(status ?? progress),
		price: null,
		lacking: null,
		followUp: null,
		when: date_created ? date(date_created, 'short') : null,
		photo: null,
		phone: null,
		owner: null,
		copy: null,
		preview: previewed[kind] ? localePath(`${previewed[kind]}/${id}?preview=true`, locale) : null,
		studio: `${site.studioUrl}/admin/content/${kind}/${id}`,
		facts: [],
		may: { price: may.price, assign: may.assign },
		followUps: [],
		states: may.states.map((value) => ({ value, text: stateText(value, status) })),
	});

	function buildProperty(row: FoundRow): CounterRow {
		const name = ownName(row) || row.reference || String(row.id);
		const owner = ownerOf.get(row.id);
		const image = read.get('property', row.id)?.images[0] ?? null;
		const photo = image === null ? null : read.photo(image, locale);
		const place = row.area === null ? '' : nameOf(read.get('area', row.area));
		return {
			...base('property', row),
			title: markWords(name, terms),
			name,
			details: [
				...(row.reference ? [markCode(row.reference, terms)] : []),
				...(owner?.owner_name ? [markWords(t('counter.owner', { name: owner.owner_name }), terms)] : place ? [plain(place)] : []),
			],
			price: buildPrice(row),
			lacking: row.lacking.length
				? t('counter.missing', { list: row.lacking.map((one) => t(`counter.lacking.${one}`)).join(locales[locale].comma) })
				: null,
			photo: photo && photoAddress(photo, PHOTO_WIDTH),
			initials: '',
			owner: owner?.owner_name || owner?.owner_phone ? buildOwnerPart(owner, row.reference) : null,
			phone: owner ? buildPhone(owner.owner_phone, greet('owner', { name: owner.owner_name, reference: row.reference })) : null,
			copy: `${site.origin}${localePath(`/properties/${row.id}`, locale)}`,
			facts: [row.type ? t(`type.${row.type}`) : '', place, row.agent === null ? '' : nameOf(read.get('agent', row.agent))].filter(Boolean),
		};
	}

	const buildOwnerPart = ({ owner_name, owner_phone }: FoundOwner, reference: string | null): CounterRow['owner'] => ({
		name: owner_name ?? '',
		phone: buildPhone(owner_phone, greet('owner', { name: owner_name, reference })),
	});

	function buildWho(kind: 'person' | 'enquiry' | 'listing_submission' | 'job_application', row: FoundRow): CounterRow {
		const name = row.name ?? row.email ?? row.reference ?? String(row.id);
		const texts = { person: 'person', enquiry: 'enquiry', listing_submission: 'offered', job_application: 'application' } as const;
		const phone = buildPhone(row.phone, greet(texts[kind], { ...row, viewing: findViewing(row) }));
		const about = describeAbout(request, kind, row);
		const message = quoteMessage(row);
		const times = formatTimes(request, row);
		const handler = formatAgent(kind, row);
		return {
			...base(kind, row),
			title: markWords(name, terms),
			name,
			details: [
				...(phone ? [markPhone(phone.shown, terms)] : []),
				...(row.reference ? [markCode(row.reference, terms)] : []),
				...[handler, about, ...times, message && isolated(message)].filter(Boolean).map(plain),
			],
			price: kind === 'listing_submission' && row.price !== null ? { text: priceText(row), note: '', isStale: false } : null,
			initials: initialsOf(name),
			phone,
			copy: phone?.shown ?? null,
			followUp: formatFollowUp(request, row),
			followUps: listFollowUps(kind, row, t),
			facts: [message, ...times, about, handler, row.email ?? ''].filter(Boolean),
		};
	}

	/** Agents only see their own leads, so the agent is named only for people who see everybody's. */
	function formatAgent(kind: Kind, { agent: handling, may }: FoundRow): string {
		if (kind !== 'enquiry' && kind !== 'listing_submission') return '';
		if (handling === null) return may.assign ? t('counter.unassigned') : '';
		return handling === agent ? '' : nameOf(read.get('agent', handling));
	}

	function buildNamed(kind: 'project' | 'agent', row: FoundRow): CounterRow {
		const name = ownName(row) || String(row.id);
		const phone = buildPhone(row.phone, '');
		const place = row.area === null ? '' : nameOf(read.get('area', row.area));
		return {
			...base(kind, row),
			title: markWords(name, terms),
			name,
			details: [...(phone ? [markPhone(phone.shown, terms)] : []), ...(place ? [plain(place)] : [])],
			when: null,
			initials: initialsOf(name),
			phone,
			copy: phone?.shown ?? `${site.origin}${localePath(`${previewed[kind]}/${row.id}`, locale)}`,
		};
	}

	return {
		build: (kind: Kind, row: FoundRow): CounterRow =>
			kind === 'property' ? buildProperty(row) : kind === 'project' || kind === 'agent' ? buildNamed(kind, row) : buildWho(kind, row),
		/** Owners have no rows of their own: they are found through their homes. */
		buildOwner(homes: FoundOwner[]): CounterRow | null {
			const [first] = homes;
			if (!first) return null;
			const name = first.owner_name ?? first.owner_phone ?? '';
			const phone = buildPhone(first.owner_phone, greet('person', { name: first.owner_name }));
			return {
				...base('property', { id: first.property, status: null, progress: null, date_created: null, may: nothing }),
				key: `owner-${first.property}`,
				kind: 'owner',
				preview: null,
				title: markWords(name, terms),
				name,
				details: [...(phone ? [markPhone(phone.shown, terms)] : []), plain(t('counter.ownerOf', { count: homes.length }))],
				initials: initialsOf(name),
				phone,
				copy: phone?.shown ?? null,
			};
		},
	};
}
