import type { Locale } from '../../domain/locales.ts';
import type { Database } from './hook.ts';

export async function readLanguage(database: Database, user: string | null): Promise<Locale> {
	const [person] = user ? await database('directus_users').select('language').where('id', user) : [];
	const [settings] = person?.['language'] ? [] : await database('directus_settings').select('default_language').limit(1);
	return String(person?.['language'] ?? settings?.['default_language']).startsWith('ar') ? 'ar' : 'en';
}
