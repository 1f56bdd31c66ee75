import { formIsland } from '#app/parts/forms/form-island.tsx';
import type { PayAnswer } from '#app/parts/pay/pay-answer.ts';
import type { PayGroup } from '#app/parts/pay/pay-data.ts';
import { PaySentence } from '#app/parts/pay/pay-sentence.tsx';
import { button } from '#app/ui/button-variants.ts';

export type PayFormData = { group: PayGroup; first: PayAnswer; show: string };

/** A plain GET form that leads to `/search?down=1000000&monthly=60000&pay-years=8`. */
export default function Pay({ data: { group, first, show } }: { data: PayFormData }) {
	return (
		<form action={group.action}>
			<PaySentence group={group} first={first} id="home-pay" level="h2">
				<button type="submit" className={button({ color: 'sun', className: 'whitespace-nowrap' })}>
					{show}
				</button>
			</PaySentence>
		</form>
	);
}

export const PayForm = formIsland('pay', Pay);
