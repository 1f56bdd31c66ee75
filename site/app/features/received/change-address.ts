import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';

/** Where a viewing is moved or cancelled by the person who has its token. */
export const changeAddress = ({ locale }: Pick<PageRequest, 'locale'>, token: string): string =>
	`${localePath('/viewing', locale)}?${new URLSearchParams({ token })}`;
