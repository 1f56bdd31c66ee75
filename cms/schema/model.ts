import { cluster } from './collections/cluster.ts';
import { developer, partner } from './collections/companies.ts';
import { constructionUpdate } from './collections/construction-update.ts';
import { listingCount, searchCount } from './collections/counts.ts';
import { amenity, career, offer, post, tag } from './collections/editorial.ts';
import { enquiry, jobApplication, listingSubmission, person, subscription } from './collections/inbox.ts';
import { launch } from './collections/launch.ts';
import { leadEvent } from './collections/lead-event.ts';
import { contentChange, counterIndex, erasure, languages } from './collections/machinery.ts';
import { exchangeRate, paymentPlan } from './collections/money.ts';
import { newsletter } from './collections/newsletter.ts';
import { page, pageBlock } from './collections/page.ts';
import { agent, teamMember, testimonial } from './collections/people.ts';
import { area, location } from './collections/places.ts';
import { project } from './collections/project.ts';
import { priceHistory, property, propertyPrivate } from './collections/property.ts';
import { searchWord } from './collections/search-word.ts';
import { setting } from './collections/setting.ts';
import { siteNotice } from './collections/site-notice.ts';
import { tour, tourLink, tourRoom } from './collections/tour.ts';
import type { Collection } from './define.ts';

const inbox: Collection[] = [enquiry, listingSubmission, jobApplication, subscription, person];
const content: Collection[] = [
	property,
	propertyPrivate,
	project,
	cluster,
	constructionUpdate,
	launch,
	offer,
	paymentPlan,
	exchangeRate,
	amenity,
	priceHistory,
	tour,
	tourRoom,
	tourLink,
	location,
	area,
	developer,
	partner,
	agent,
	teamMember,
	testimonial,
	page,
	pageBlock,
	post,
	tag,
	career,
	setting,
];

/** Every collection, in the order of Studio's navigation. */
export const model: Collection[] = [
	...inbox,
	leadEvent,
	newsletter,
	siteNotice([...inbox, ...content]),
	...content,
	searchWord,
	listingCount,
	searchCount,
	languages,
	contentChange,
	erasure,
	counterIndex,
];
