import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { type View, writeSearch } from '#app/parts/search/address.ts';
import { channelOf, channels, inChannel, withPurpose } from '#app/parts/search/channel.ts';
import type { Filters } from '#catalogue/query.ts';
import { purposes } from '#domain/vocabulary.ts';

/** One of a few that exclude each other, with how many it would bring. */
export type ChannelLink = { value: string; text: string; count: string; to: string; isChosen: boolean };

/** `deals` are inside commercial property: for sale, or to rent. */
export type ChannelLinks = { label: string; channels: ChannelLink[]; deals: { label: string; links: ChannelLink[] } | null };

/** The same search in each channel. A place stays; a price does not. */
export function channelLinks(request: PageRequest, filters: Filters, view: View): ChannelLinks {
	const { site, locale, t } = request;
	const { number } = createFormats(request);
	const link = (value: string, text: string, there: Filters, isChosen: boolean): ChannelLink => ({
		...{ value, text, isChosen },
		count: number(site.search.catalogue.count(there)),
		to: localePath('/search', locale) + writeSearch({ filters: there, view }),
	});
	const now = channelOf(filters);
	return {
		label: t('find.channel.label'),
		channels: channels.map((channel) =>
			link(channel, t(`find.channel.${channel}`), channel === now ? filters : inChannel(filters, channel), channel === now),
		),
		deals:
			now === 'commercial'
				? {
						label: t('find.label.purpose'),
						links: purposes.map((purpose) =>
							link(purpose, t(`find.deal.${purpose}`), withPurpose(filters, purpose), purpose === filters.purpose),
						),
					}
				: null,
	};
}
