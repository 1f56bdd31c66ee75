import { join } from 'node:path';
import { openSearch } from '#catalogue/open-search.ts';
import type { Config } from '#config';
import { openContent } from '#content/content.ts';
import { readSessionSecret } from '#content/staff/session-secret.ts';
import { createStaffAuth } from '#content/staff/staff-auth.ts';
import { createClient } from '#directus/client.ts';
import { openOutbox } from '#outbox/outbox.ts';
import type { Logger } from '#runtime/logger.ts';
import { startAlerts } from './alerts.ts';
import { createIcons } from './icons/icons.ts';
import { createImages } from './images/images.ts';
import { createMailWriter } from './mails/write-mail.ts';
import { createMessageWriter } from './mails/write-message.ts';
import { createMaps } from './maps.ts';
import { noticesNow } from './notices/notices-now.ts';
import { startNotices } from './notices/start-notices.ts';
import { createShareImages } from './og/share-images.ts';
import { makePlaceholders } from './placeholders.ts';
import { openStreetTiles } from './street-tiles.ts';
import { startUnreadWords } from './unread-words.ts';
import { createUploads } from './uploads/uploads.ts';
import { countVisits } from './visits/count-visits.ts';

/** Opens the stores and starts background work. `close` lists what to close, in order. */
export function openServices(config: Config, { url, token }: { url: string; token: string }, logger: Logger) {
	const content = openContent({ dataDir: config.siteDir, url, token, logger });
	const search = openSearch(content.replica);
	const siteOrigin = () => config.publicUrl ?? `http://localhost:${config.port}`;
	const outbox = openOutbox({
		folder: join(config.dataDir, 'outbox'),
		shared: config.shared,
		directus: { url, token },
		mail: config.mail,
		origin: siteOrigin,
		...createMailWriter({
			read: content.read,
			settings: config.settings,
			origin: siteOrigin,
			studioUrl: config.cmsPublicUrl ?? url,
			manager: config.staffMails.manager,
			hr: config.staffMails.hr,
		}),
		whatsApp: config.whatsApp && {
			account: config.whatsApp.account,
			writeMessage: createMessageWriter({ read: content.read, origin: siteOrigin }),
		},
		staffMails: {
			escalateAfter: config.staffMails.escalateAfter,
			openingTimes: () => content.read.setting()?.opening_times ?? [],
		},
		sendsNewsletters: true,
		keepDays: config.outboxKeepDays,
		logger,
	});
	const staffFolder = join(config.dataDir, 'staff');
	const staff = createStaffAuth({
		url,
		siteToken: token,
		provider: config.staffAuthProvider,
		secret: readSessionSecret(config.secrets.sessionSecret, staffFolder, logger),
		folder: staffFolder,
		shared: config.shared,
		logger,
	});
	const uploads = createUploads({ outbox, logger });
	const stopAlerts = startAlerts({ content, search, outbox, origin: siteOrigin, logger });
	const stopNotices = startNotices({
		client: createClient(url, token),
		leases: outbox.leases,
		now: () => noticesNow(content.report(), outbox),
		logger,
	});
	const stopUnreadWords = startUnreadWords({ client: createClient(url, token), unread: search.unread, logger });
	const stopVisits = countVisits({ client: createClient(url, token), read: content.read, search, logger });
	const images = createImages({
		directus: { url, token },
		cacheDir: join(config.dataDir, 'images'),
		maxCacheBytes: config.images.cacheMegabytes * 1_000_000,
		allowedDomains: config.images.domains,
		fallback: () => config.settings.fallback_image ?? content.read.setting()?.fallback_image ?? null,
		findVersion: (id) => content.read.version(id),
		logger,
	});
	const shareImages = createShareImages({
		read: content.read,
		original: images.original,
		cacheDir: join(config.dataDir, 'share-images'),
		maxCacheBytes: (config.images.cacheMegabytes * 1_000_000) / 5,
		logger,
	});
	const maps = createMaps({ read: content.read, styleUrl: config.mapStyleUrl, streets: openStreetTiles(config.mapTilesFile, logger) });
	const icons = createIcons({ fallbackHosts: config.iconHosts, logger });
	const placeholders = makePlaceholders(content, images.original, logger);
	return {
		content,
		search,
		outbox,
		staff,
		uploads,
		images,
		shareImages,
		placeholders,
		maps,
		icons,
		close: [
			stopAlerts,
			stopNotices,
			stopUnreadWords,
			stopVisits,
			staff.close,
			outbox.close,
			search.close,
			content.close,
			shareImages.close,
			images.close,
		],
	};
}
