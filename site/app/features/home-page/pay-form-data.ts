import type { PageRequest } from '#app/page-loader.ts';
import { payAnswer } from '#app/parts/pay/pay-answer.ts';
import { payGroup } from '#app/parts/pay/pay-data.ts';
import { withMode } from '#app/parts/search/search-mode.ts';
import type { PayFormData } from './pay-form.tsx';

export const payFormData = (request: PageRequest): PayFormData => ({
	group: payGroup(request, {}),
	first: payAnswer(request, withMode({})),
	show: request.t('find.pay.show'),
});
