import { type SentenceOption, sentencesWhen } from './compose.ts';
import { isPaidByOffer } from './paid-by-offer.ts';
import { workTypes } from './types.ts';
import { capital, type English, list } from './words-en.ts';

const when = sentencesWhen<English>;
type Test = (e: English) => boolean;
const primary: Test = ({ unit }) => unit.market === 'primary';
const instalments: Test = (e) => primary(e) && (e.unit.compound?.planIds.length ?? 0) > 0;
const resale: Test = ({ unit }) => unit.market === 'resale' && unit.purpose === 'sale';
const monthly: Test = ({ unit }) => unit.rentPeriod === 'month';
const daily: Test = ({ unit }) => unit.rentPeriod === 'day';
const home: Test = ({ unit }) => unit.size.bedrooms !== null;
const work: Test = ({ unit }) => workTypes.includes(unit.type);
const resort: Test = ({ unit }) => unit.zone === 'resort';

const charges = ({ unit }: English): string => {
	const { compound, category } = unit;
	const due = ['the maintenance deposit'];
	if (compound?.clubFee && category === 'residential') due.push('club membership');
	if (compound?.parkingFee) due.push('parking');
	return list(due);
};
const be = (text: string): string => (text.includes(' and ') ? 'are' : 'is');

const them = (e: English): string => (be(charges(e)) === 'are' ? 'them' : 'it');

/** How the price is paid. */
export const bases: SentenceOption<English>[] = [
	...when(
		instalments,
		"The price is the developer's and is paid in instalments; each plan is set out on this page.",
		'You buy from the developer in instalments, and the whole schedule is here before you contact anyone.',
		'Instalments go to the developer under the plans listed here; ask about a cash price too.',
		'This is an instalment price from the developer, so do not set it beside a cash resale price.',
		'Payment runs to the developer over several years, and you can compare the plans on this page.',
	),
	...when((e) => primary(e) && !instalments(e), "The price is the developer's; ask us for the payment terms in writing."),
	...when(
		(e) => resale(e) && e.unit.ready,
		'The price is for cash, paid to the owner.',
		'This is a resale for cash, so there is no instalment plan.',
		'The owner asks for cash and does not offer instalments.',
		'It is a cash sale by the owner, and the price is for the whole amount at once.',
	),
	...when(
		(e) => resale(e) && !e.unit.ready,
		'You pay the owner what was paid and the over, and take over the instalments once the developer approves.',
		'The owner sells before delivery: the contract and what is left of it go over to you, with the approval of the developer.',
		'This is the resale of a contract, so the transfer is signed at the office of the developer, and the instalments go on in your name.',
	),
	...when(
		monthly,
		'The rent shown is for one month.',
		'Rent is paid monthly, under a contract of a year or more.',
		'The price is a monthly rent, and the yearly increase is written in the contract.',
	),
	...when(
		daily,
		'The rent is per day and changes with the season.',
		'It is let by the day, so ask for the total of your dates before you book.',
	),
];

/** What the price excludes. */
export const exclusions: SentenceOption<English>[] = [
	...when((e) => primary(e) && isPaidByOffer(e.unit), 'Everything that comes on top of the price is counted in the all-in price.'),
	...when(
		(e) => primary(e) && !isPaidByOffer(e.unit),
		(e) => `${capital(charges(e))} ${be(charges(e))} not in the price; the all-in price adds ${them(e)}.`,
		(e) => `${capital(charges(e))} ${be(charges(e))} extra; the all-in price includes ${them(e)}.`,
		(e) => `The price leaves out ${charges(e)}; the all-in price includes ${them(e)}.`,
	),
	...when(
		(e) => resale(e) && e.unit.ready,
		'Registration, legal fees and our commission are not included.',
		'Not included: registration, the lawyer and our commission.',
		'Allow for registration, legal fees and commission on top.',
	),
	...when(
		(e) => resale(e) && !e.unit.ready,
		"The developer's transfer fee and our commission come on top of the price.",
		'Ask for the transfer fee in writing, because it is not in the price.',
	),
	...when(
		monthly,
		'The deposit, the service fee and the bills are not included.',
		'Electricity, water and the deposit come on top, and each should have its own receipt.',
		'Bills and the refundable deposit are separate, and so is our commission.',
	),
	...when(
		daily,
		'Cleaning, guest passes and the refundable deposit are not included.',
		'Beach passes and cleaning are paid separately, so agree them in writing.',
	),
];

/** What our staff checked. */
export const checks: SentenceOption<English>[] = [
	...when((e) => primary(e) && !e.unit.ready, 'We checked the price and the delivery date with the developer.'),
	...when(
		primary,
		'We took the price and the area from the current list of the developer, not from an advertisement.',
		'The developer confirmed that the unit is still available on the day the price was checked.',
	),
	...when(resale, 'We asked the owner about the price and saw the contract.', 'We compared the area with the one in the contract.'),
	...when((e) => resale(e) && e.unit.ready, 'The agent has seen the ownership papers and can go through them with you.'),
	...when(
		(e) => resale(e) && e.unit.ready && e.unit.compound !== null,
		'We asked the management about unpaid service fees, and the agent has the answer.',
	),
	...when((e) => home(e) && (monthly(e) || daily(e)), 'We visited and tried the taps, the heater and the air conditioning.'),
	...when((e) => monthly(e) || daily(e), 'We confirmed the rent with the owner, on the date shown on this page.'),
];

/** What to do next. */
export const steps: SentenceOption<English>[] = [
	...when((e) => e.unit.ready, 'The agent can show it in person or on Zoom.'),
	...when((e) => !e.unit.ready, 'The agent can take you to the site, or go through the plans on Zoom.'),
	...when((e) => home(e) && e.unit.purpose === 'sale', 'Ask for the plan with room sizes before you visit.'),
	...when((e) => home(e) && e.unit.ready && !resort(e), 'Visit once in the evening too, because parking and noise change after sunset.'),
	...when((e) => home(e) && resort(e), 'Ask for the walking time to the beach, not the distance on the map.'),
	...when((e) => !e.unit.ready, 'Ask which services of the compound open before your delivery date.'),
	...when(
		work,
		'Check that the licensed use covers your activity before you pay.',
		'Ask for the net area too, because shared corridors are often counted.',
	),
	...when(({ unit }) => unit.type === 'land' || unit.type === 'building', 'Have a lawyer read the chain of contracts before you sign.'),
	...when((e) => monthly(e) && home(e), 'Photograph every room and every meter on the day you take the key.'),
];

export const impressions: SentenceOption<English>[] = when(
	() => true,
	'Interior images are computer-generated, not photos of this unit.',
	"The interior images are a designer's drawings, not photos.",
	"Take the interior images as a designer's suggestion.",
	"The interior images are a designer's idea, not this unit.",
);
