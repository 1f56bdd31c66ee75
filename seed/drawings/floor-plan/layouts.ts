import type { Text } from '#seed/sample/shapes.ts';

/**
 * Floor plans as text: a letter is 60 cm of a room, a dot is outside.
 * 1–5 bedrooms · b–e bathrooms · x the master's bathroom where the unit has one more, else its dressing room · L reception · U studio ·
 * K kitchen · H hall · S stairs · T terrace · G garden · R roof · O desks · M I meeting · N Q manager · C front desk · A waiting ·
 * E F examination · P shop floor · Z store · k pantry · t u v w toilets
 */
export type Floor = {
	rows: string[];
	/** Pairs of rooms joined by a door, which opens into the first. */
	doors: string[];
	/** Pairs of rooms without a wall between them. */
	open?: string[];
	/** The entrance: its room, and the side one comes from. */
	entrance?: [room: string, side: 'top' | 'left' | 'bottom'];
	title?: Text;
};

const times = (count: number, row: string): string[] => Array<string>(count).fill(row);
const wide = (rows: string[]): number => rows[0]?.length ?? 0;

const studio: Floor = {
	rows: [...times(4, 'bbbbbKKKKKKKK'), ...times(8, 'UUUUUUUUUUUUU'), ...times(2, '...TTTTTTT...')],
	doors: ['bU'],
	open: ['KU'],
	entrance: ['U', 'left'],
};

const flats: Record<number, Floor> = {
	1: {
		rows: [
			...times(4, '1111111bbbbKKKKKK'),
			...times(2, '1111111HHHHKKKKKK'),
			...times(2, '1111111HHHHLLLLLL'),
			...times(6, 'LLLLLLLLLLLLLLLLL'),
			...times(2, '....TTTTTTTTTT...'),
		],
		doors: ['1H', 'bH'],
		open: ['HL', 'KL'],
		entrance: ['L', 'left'],
	},
	2: {
		rows: [
			...times(4, '1111111xxxx22222222'),
			...times(3, '1111111bbbb22222222'),
			...times(2, 'HHHHHHHHHHHHHLLLLLL'),
			...times(7, 'KKKKKKLLLLLLLLLLLLL'),
			...times(2, '.......TTTTTTTTTT..'),
		],
		doors: ['1H', 'x1', 'bH', '2H', 'KH'],
		open: ['HL'],
		entrance: ['H', 'left'],
	},
	3: {
		rows: [
			...times(4, '1111111xxxx222222233333333'),
			...times(3, '1111111bbbb222222233333333'),
			...times(2, 'HHHHHHHHHHHHHHHHHHHHHLLLLL'),
			...times(4, 'KKKKKKKccccLLLLLLLLLLLLLLL'),
			...times(4, 'KKKKKKKLLLLLLLLLLLLLLLLLLL'),
			...times(2, '.........TTTTTTTTTTTT.....'),
		],
		doors: ['1H', 'x1', 'bH', '2H', '3H', 'KH', 'cH'],
		open: ['HL'],
		entrance: ['H', 'left'],
	},
	4: {
		rows: [
			...times(4, '1111111xxxx2222222233333333'),
			...times(4, '1111111bbbb2222222233333333'),
			...times(2, 'HHHHHHHHHHHHHHHHHHHHHHHHHHH'),
			...times(3, 'KKKKKKKccccLLLLLLLLLddddddd'),
			...times(6, 'KKKKKKKLLLLLLLLLLLLL4444444'),
			...times(2, '.......TTTTTTTTTTTTT.......'),
		],
		doors: ['1H', 'x1', 'bH', '2H', '3H', 'KH', 'cH', '4L', 'd4'],
		open: ['HL'],
		entrance: ['H', 'left'],
	},
};

const ground = { en: 'Ground floor', ar: 'الدور الأرضي' };
const first = { en: 'First floor', ar: 'الدور الأول' };
const lower = { en: 'Lower floor', ar: 'الدور السفلي' };
const upper = { en: 'Upper floor', ar: 'الدور العلوي' };

const houses: Record<number, [Floor, Floor]> = {
	3: [
		{
			rows: [...times(5, 'KKKKKKKHHHHSSSSSS'), ...times(3, 'KKKKKKKHHHHbbbbbb'), ...times(9, 'LLLLLLLLLLLLLLLLL')],
			doors: ['KH', 'bH'],
			open: ['HL', 'SH'],
			entrance: ['H', 'top'],
			title: ground,
		},
		{
			rows: [
				...times(5, '2222222HHHHSSSSSS'),
				...times(3, '2222222HHHHcccccc'),
				...times(3, '3333333HHHHxxxxxx'),
				...times(6, '33333331111111111'),
			],
			doors: ['2H', 'cH', '3H', '1H', 'x1'],
			open: ['SH'],
			title: first,
		},
	],
	4: [
		{
			rows: [...times(4, 'KKKKKKKHHHHHSSSSSSSSSS'), ...times(4, 'KKKKKKKHHHHHHbbbbbbbbb'), ...times(9, 'LLLLLLLLLLLLLLLLLLLLLL')],
			doors: ['KH', 'bH'],
			open: ['HL', 'SH'],
			entrance: ['H', 'top'],
			title: ground,
		},
		{
			rows: [
				...times(4, '2222222HHHHSSSSS444444'),
				...times(3, '2222222HHHHHHHHH444444'),
				...times(3, 'cccccccHHHHxxxxxdddddd'),
				...times(2, '3333333HHHH11111111111'),
				...times(5, '3333333331111111111111'),
			],
			doors: ['2H', '4H', 'cH', 'd4', '3H', '1H', 'x1'],
			open: ['SH'],
			title: first,
		},
	],
};

const fiveBedroomGround: Floor = {
	rows: [...times(4, 'KKKKKKKHHHHHHHSSSSSSSS'), ...times(4, 'KKKKKKKHHHbbbbbeeeeeee'), ...times(9, 'LLLLLLLLLLLLLLL5555555')],
	doors: ['KH', 'bH', 'e5', '5L'],
	open: ['HL', 'SH'],
	entrance: ['H', 'top'],
	title: ground,
};

const work: Record<string, Floor> = {
	'office-1': {
		rows: [
			...times(5, 'OOOOOOOOOOOOMMMMMM'),
			...times(5, 'OOOOOOOOOOOONNNNNN'),
			...times(2, 'CCCCCCCOOOOOkkkkkk'),
			...times(3, 'CCCCCCCOOOOOtttttt'),
		],
		doors: ['MO', 'NO', 'tO'],
		open: ['CO', 'kO'],
		entrance: ['C', 'left'],
	},
	'office-2': {
		rows: [
			...times(5, 'OOOOOOOOOOOOMMMMMM'),
			...times(5, 'OOOOOOOOOOOONNNNNN'),
			...times(3, 'CCCCCCCOOOOOuuuuuu'),
			...times(3, 'CCCCCCCOOOOOtttttt'),
		],
		doors: ['MO', 'NO', 'uO', 'tO'],
		open: ['CO'],
		entrance: ['C', 'left'],
	},
	'office-4': {
		rows: [
			...times(6, 'MMMMMMMOOOOOOOOOOOOOONNNNNN'),
			...times(6, 'IIIIIIIOOOOOOOOOOOOOOQQQQQQ'),
			...times(2, 'CCCCCCCCOOOOOOOOOOOOOOOOOOO'),
			...times(3, 'CCCCCCCCkkkttttuuuuvvvvwwww'),
		],
		doors: ['MO', 'IO', 'NO', 'QO', 'tO', 'uO', 'vO', 'wO'],
		open: ['CO', 'kO'],
		entrance: ['C', 'left'],
	},
	'clinic-1': {
		rows: [...times(5, 'AAAAAAAAEEEEEEE'), ...times(5, 'AAAAAAAAFFFFFFF'), ...times(4, 'CCCCCCCCttttttt')],
		doors: ['EA', 'FA', 'tC'],
		open: ['CA'],
		entrance: ['C', 'bottom'],
	},
	'clinic-2': {
		rows: [...times(5, 'AAAAAAAAEEEEEEE'), ...times(5, 'AAAAAAAAFFFFFFF'), ...times(3, 'CCCCCCCCuuuuuuu'), ...times(3, 'CCCCCCCCttttttt')],
		doors: ['EA', 'FA', 'uC', 'tC'],
		open: ['CA'],
		entrance: ['C', 'bottom'],
	},
	'shop-1': {
		rows: [...times(4, 'ZZZZZZZZZZtttttt'), ...times(10, 'PPPPPPPPPPPPPPPP')],
		doors: ['ZP', 'tP'],
		entrance: ['P', 'bottom'],
	},
};

/** Replaces the balcony by a garden, a roof terrace or a terrace to the sea, along the whole front. */
const withFront = (floor: Floor, front: 'G' | 'R' | 'T', depth: number): Floor => {
	const built = floor.rows.filter((row) => !row.includes('.'));
	const balcony = floor.rows.filter((row) => row.includes('.')).map((row) => row.replaceAll('.', front));
	return { ...floor, rows: [...built, ...balcony, ...times(depth - balcony.length, front.repeat(wide(built)))] };
};

const withGarden = (floor: Floor): Floor => ({
	...floor,
	rows: [...floor.rows, ...times(2, 'T'.repeat(wide(floor.rows))), ...times(5, 'G'.repeat(wide(floor.rows)))],
});

const inHouse = (bedrooms: number): [Floor, Floor] | undefined => {
	const four = houses[4];
	return bedrooms === 5 && four ? [fiveBedroomGround, four[1]] : houses[bedrooms];
};

/** What room x becomes in a plan with one bathroom fewer. */
export const DRESSING = 'y';

const withoutLastBathroom = (floor: Floor): Floor => ({
	...floor,
	rows: floor.rows.map((row) => row.replaceAll('x', DRESSING)),
	doors: floor.doors.map((door) => door.replace('x', DRESSING)),
});

const both = (key: string, bedrooms: number, floors: Floor[]): [string, Floor[]][] => [
	[`${key}-${bedrooms}-${bedrooms - 1}`, floors.map(withoutLastBathroom)],
	[`${key}-${bedrooms}-${bedrooms}`, floors],
];

function* all(): Generator<[string, Floor[]]> {
	yield ['studio-0-1', [studio]];
	for (const [size, flat] of Object.entries(flats)) {
		const bedrooms = Number(size);
		const versions: [string, Floor, boolean][] = [
			['flat', flat, true],
			['chalet', withFront(flat, 'T', 5), bedrooms < 4],
			['garden', withFront(flat, 'G', 7), bedrooms > 1],
			['roof', withFront(flat, 'R', 6), bedrooms > 1],
		];
		for (const [key, floor, built] of versions) {
			if (!built) continue;
			if (bedrooms === 1) yield [`${key}-1-1`, [floor]];
			else yield* both(key, bedrooms, [floor]);
		}
	}
	for (const bedrooms of [3, 4, 5]) {
		const floors = inHouse(bedrooms);
		if (!floors) continue;
		yield* both('house', bedrooms, [withGarden(floors[0]), floors[1]]);
		if (bedrooms < 5)
			yield* both('duplex', bedrooms, [
				{ ...floors[0], title: lower },
				{ ...floors[1], title: upper },
			]);
	}
	for (const [key, floor] of Object.entries(work)) yield [key, [floor]];
}

/** All plans by key: layout–bedrooms–bathrooms, or layout–bathrooms for places of work. */
export const floorPlans: ReadonlyMap<string, Floor[]> = new Map(all());
