import type { PageRequest } from '#app/page-loader.ts';
import type { OptionData } from '#app/parts/forms/form-data.ts';
import type { CounterFilters, CounterQuestion, Found, FoundOwner } from '#content/staff/ask-counter.ts';
import { counterKinds, FEW, type Kind, PAGE_SIZE, PAGES_MOST, progresses, ROWS_MOST } from '#domain/counter/exchange.ts';
import { nameKeys, phoneKeys } from '#domain/counter/keys.ts';
import { meetsAllTerms, readQuestion } from '#domain/counter/question.ts';
import { statuses } from '#domain/vocabulary.ts';
import { createRowBuilder } from './build-rows.ts';
import type { CounterGroup, CounterRow } from './counter-row.ts';
import { counterLabels } from './labels.ts';
import { listAgents } from './list-agents.ts';
import { addressWith, ages } from './read-address.ts';

/** With more owners than this, staff narrow the search by typing more of the name. */
const OWNERS_MOST = 100;

export type CounterView = ReturnType<typeof buildView>;

/** The current values of the filter form. */
const filledIn = ({ state, agent, area, location, days, from, to, stale, incomplete, due }: CounterFilters) => ({
	state: state ?? '',
	agent: String(agent ?? ''),
	place: area ? `area-${area}` : location ? `location-${location}` : '',
	days: String(days ?? ''),
	from: String(from ?? ''),
	to: String(to ?? ''),
	stale: stale ?? false,
	incomplete: incomplete ?? false,
	due: due ?? false,
});

export function buildView(request: PageRequest, question: CounterQuestion, found: Found) {
	const { t, locale, read, url, site } = request;
	const { words, kind, page, filters } = question;
	const terms = readQuestion(words);
	const rows = createRowBuilder(request, terms, found);
	const formatCount = ({ total, hasMore }: Counted) => (hasMore ? t('counter.atLeast', { count: total }) : String(total));

	/** An agent's start page shows their own homes; its links keep that filter. */
	const buildAddress = (one: Kind | null) =>
		addressWith(url, { kind: one ?? '', ...(found.isOwnStart && one === 'property' && { agent: 'me' }) });

	const groups = found.groups.map(
		({ kind: one, total, hasMore, rows: some }): CounterGroup => ({
			kind: one,
			title: t(`counter.kind.${one}`),
			total,
			hasMore: hasMore || total >= ROWS_MOST,
			all: kind === null && total > some.length ? buildAddress(one) : null,
			rows: some.map((row) => rows.build(one, row)),
		}),
	);
	const isFiltered = Object.keys(filters).length > 0;
	// Filters apply to homes and requests only, so owners are hidden while one is set.
	const hasOwners = terms.length > 0 && !isFiltered && (kind === null || kind === 'person') && page === 1;
	const owners = hasOwners ? groupOwners(found, words) : [];
	const shownOwners = owners.slice(0, kind === null ? FEW : OWNERS_MOST).flatMap((homes) => rows.buildOwner(homes) ?? []);
	const withOwners = addOwners(groups, shownOwners, {
		title: t('counter.kind.person'),
		hidden: owners.length - shownOwners.length,
		hasMore: found.hasMoreOwners,
		all: addressWith(url, { kind: 'person' }),
	});
	const sum = { total: withOwners.reduce((count, { total }) => count + total, 0), hasMore: withOwners.some(({ hasMore }) => hasMore) };
	const [only] = found.groups;
	const pages = kind === null ? 1 : Math.min(PAGES_MOST, Math.max(1, Math.ceil((only?.total ?? 0) / PAGE_SIZE)));
	const nameOf = ({ id, translations }: { id: number; translations: Record<typeof locale, { name: string }> }): OptionData => ({
		value: String(id),
		text: translations[locale].name,
	});
	return {
		labels: counterLabels(t),
		kind,
		filled: { q: words, ...filledIn(filters) },
		isFiltered,
		groups: withOwners.map((group) => ({ ...group, count: formatCount(group) })),
		summary:
			terms.length || isFiltered ? t(sum.hasMore ? 'counter.foundMore' : 'counter.found', { count: sum.total }) : t('counter.toDoFirst'),
		notAll: found.isAll ? null : t('counter.notAll'),
		nothing: withOwners.length ? null : words ? t('counter.nothing.words', { words }) : t('counter.nothing.filters'),
		tabs: [null, ...counterKinds].map((one) => ({
			text: one ? t(`counter.kind.${one}`) : t('counter.all'),
			to: buildAddress(one),
			isChosen: one === kind,
			count: kind === null && one ? withOwners.filter((group) => group.kind === one).map(formatCount)[0] : null,
		})),
		paging: { page: Math.min(page, pages), pages, offset: 0 },
		quick: [
			...(found.agent === null
				? []
				: [{ text: t('counter.mine'), isOn: filters.agent === 'me', to: addressWith(url, { agent: filters.agent === 'me' ? '' : 'me' }) }]),
			{ text: t('counter.due'), isOn: filters.due ?? false, to: addressWith(url, { due: filters.due ? '' : '1' }) },
			{ text: t('counter.stale'), isOn: filters.stale ?? false, to: addressWith(url, { stale: filters.stale ? '' : '1' }) },
			{
				text: t('counter.incomplete'),
				isOn: filters.incomplete ?? false,
				to: addressWith(url, { incomplete: filters.incomplete ? '' : '1' }),
			},
		],
		options: {
			states: [
				...statuses.map((value) => ({ value, text: t(`status.${value}`) })),
				...progresses.map((value) => ({ value, text: t(`counter.progress.${value}`) })),
			],
			agents: listAgents(request),
			locations: read.list('location').map((one) => ({ ...nameOf(one), value: `location-${one.id}` })),
			areas: read.list('area').map((one) => ({ ...nameOf(one), value: `area-${one.id}` })),
			ages: ages.map((days) => ({ value: String(days), text: t('counter.days', { days }) })),
		},
		clear: addressWith(url, { state: '', agent: '', place: '', days: '', from: '', to: '', stale: '', incomplete: '', due: '', kind: '' }),
		csv:
			found.mayExport && withOwners.length
				? addressWith(url, { kind: kind ?? found.groups[0]?.kind ?? 'property' }).replace('/search', '/search.csv')
				: null,
		studio: `${site.studioUrl}/admin`,
	};
}

/** Groups homes by owner: by phone number where there is one, else by name. Only owners that match the search have highlighted text. */
function groupOwners({ owners }: Found, words: string): FoundOwner[][] {
	const terms = readQuestion(words);
	const asked = owners.filter(({ owner_name, owner_phone }) => meetsAllTerms(terms, [...nameKeys(owner_name), ...phoneKeys(owner_phone)]));
	return [...Map.groupBy(asked, ({ owner_name, owner_phone }) => phoneKeys(owner_phone)[0] ?? owner_name ?? '').values()];
}

type Counted = Pick<CounterGroup, 'total' | 'hasMore'>;
type Owners = { title: string; hidden: number; hasMore: boolean; all: string };

/** Owners are shown at the top of the people group. */
function addOwners(groups: CounterGroup[], rows: CounterRow[], { title, hidden, hasMore, all }: Owners): CounterGroup[] {
	if (rows.length === 0) return groups;
	const people = groups.find(({ kind }) => kind === 'person') ?? { kind: 'person', title, total: 0, hasMore: false, all: null, rows: [] };
	const both: CounterGroup = {
		...people,
		total: people.total + rows.length + hidden,
		hasMore: people.hasMore || hasMore,
		all: people.all ?? (hidden ? all : null),
		rows: [...people.rows, ...rows],
	};
	return [both, ...groups.filter((group) => group !== people)];
}
