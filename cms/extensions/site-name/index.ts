import type { Hook } from '../hook.ts';

/** Gives Studio, its sign-in page and Directus's mails the site's name, in English if there is one. */
const siteName: Hook = ({ action }, { database, services, getSchema }) => {
	const rename = async (): Promise<void> => {
		const texts = await database('setting_translations').select('languages_code', 'site_name');
		const named = (code: string) => texts.find(({ languages_code, site_name }) => languages_code === code && site_name)?.['site_name'];
		const name = named('en_US') ?? named('ar_EG');
		if (!name) return;
		const settings = new services.ItemsService('directus_settings', { schema: await getSchema(), accountability: null });
		await settings.upsertSingleton({ project_name: name });
	};
	action('setting_translations.items.create', rename);
	action('setting_translations.items.update', rename);
};

export default siteName;
