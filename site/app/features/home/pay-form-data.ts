import type { PageRequest } from '#app/page-loader.ts';
import { payAnswer } from '#app/parts/pay/pay-answer.ts';
import { payGroup } from '#app/parts/pay/pay-data.ts';
import { withChannel } from '#app/parts/search/channel.ts';
import type { PayFormData } from './pay-form.tsx';

/** What I can pay, leading into the search. */
export const payFormData = (request: PageRequest): PayFormData => ({
	group: payGroup(request, {}),
	first: payAnswer(request, withChannel({})),
	show: request.t('find.pay.show'),
});
