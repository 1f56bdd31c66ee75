import { createError } from '@directus/errors';
import { isMachine } from '../../access/users.ts';
import { t } from '../../schema/define.ts';
import type { Context, Row } from '../hook.ts';
import { readLanguage } from '../reader-language.ts';

const NOT_BY_THE_SITE = t(
	'Only what a visitor sends on the website came by it: choose how they reached you.',
	'«الموقع» لما يرسله الزوار منه وحده: اختر كيف وصلك الطلب.',
);

type Extensions = { collection: string; field: string; path: string[]; type: 'nin'; validation_message: string };
const FailedValidation = createError<Extensions>('FAILED_VALIDATION', ({ validation_message }) => validation_message, 400);

/** Reports count requests from the website, so staff may not claim that source. Checked for every row alike: rights are checked later, and a differing refusal would reveal whose row it is. */
export async function refuseForgedOrigin({ database, accountability }: Context, collection: string, { source }: Row): Promise<void> {
	if (source !== 'site' || accountability === null || isMachine(accountability.user)) return;
	const language = await readLanguage(database, accountability.user);
	throw new FailedValidation({ collection, field: 'source', path: [], type: 'nin', validation_message: NOT_BY_THE_SITE[language] });
}
