import { isMachine } from '../../access/users.ts';
import { t } from '../../schema/define.ts';
import type { Context, Row } from '../hook.ts';
import { refuseField } from '../refuse-field.ts';

const NOT_BY_THE_SITE = t(
	'Only what a visitor sends on the website came by it: choose how they reached you.',
	'«الموقع» لما يرسله الزوار منه وحده: اختر كيف وصلك الطلب.',
);

/** Reports count requests from the website, so staff may not claim that source. Checked for every row alike: rights are checked later, and a differing refusal would reveal whose row it is. */
export async function refuseForgedOrigin(context: Context, collection: string, { source }: Row): Promise<void> {
	const { accountability } = context;
	if (source !== 'site' || accountability === null || isMachine(accountability.user)) return;
	await refuseField(context, { collection, field: 'source' }, NOT_BY_THE_SITE);
}
