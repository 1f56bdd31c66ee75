import { isLeap } from '../../../domain/money/exchange.ts';

export type Rate = { currency: string; egp_per_unit: number; rated_on: string; jump_confirmed: boolean };

export type Published = {
	/** Whether there is another rate of the same currency and day. */
	sameDay: boolean;
	/** The rate nearest in time, or this rate before the change. */
	before: number | null;
	hasSource: boolean;
};

const written = (rate: number) => rate.toLocaleString('en', { maximumFractionDigits: 4 });

/** Why the rate must not be published, in both languages; null if it may. */
export function findRateProblem({ currency, egp_per_unit, rated_on, jump_confirmed }: Rate, published: Published): string | null {
	const { sameDay, before, hasSource } = published;
	if (!hasSource) return 'Say in both languages where the rate comes from, then publish it. · اكتب مصدر السعر باللغتين ثم انشره';
	if (sameDay)
		return `${currency} has a published rate of ${rated_on} already: change that one. · يوجد سعر منشور لعملة ${currency} يوم ${rated_on}: عدّله هو`;
	if (jump_confirmed || before === null || !isLeap(egp_per_unit, before)) return null;
	const [from, to] = [written(before), written(egp_per_unit)];
	return `From ${from} to ${to} is a large step. If it is right, tick “It really jumped” and save. · من ${from} إلى ${to} فرق كبير: إن كان صحيحًا فعلّم «قفز السعر فعلًا» واحفظ`;
}
