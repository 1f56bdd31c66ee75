import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';

/** The page where the holder of a viewing's token moves or cancels it. */
export const changeAddress = ({ locale }: Pick<PageRequest, 'locale'>, token: string): string =>
	`${localePath('/viewing', locale)}?${new URLSearchParams({ token })}`;
