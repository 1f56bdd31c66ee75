import { useLocation, useRouteLoaderData } from 'react-router';
import { parseLocale } from '../i18n/locale-paths.ts';
import type { loader } from '../root.tsx';
import { plainMarket } from './navigation.ts';
import type { ShellData } from './shell-data.ts';

/** Where the root failed, the plain addresses stand, and nobody is named. */
export function useShell(): ShellData {
	const locale = parseLocale(useLocation().pathname);
	return useRouteLoaderData<typeof loader>('root')?.shell ?? { market: plainMarket(locale), phone: null, whatsApp: null };
}
