import { expect, test } from 'vitest';
import { drawFloorPlan } from './floor-plan.ts';
import { findWalls, listRooms, OUTSIDE } from './grid.ts';
import { type Floor, floorPlans } from './layouts.ts';
import { isOutdoors, roomKind } from './rooms.ts';

const plans = [...floorPlans.entries()];
const indoors = ({ rows }: Floor) => listRooms(rows).filter((room) => !isOutdoors(roomKind(room)));
const rooms = (floors: Floor[], ...kinds: string[]) => floors.flatMap(indoors).filter((room) => kinds.includes(roomKind(room)));

test.each(plans)('%s has the rooms that its key names', (key, floors) => {
	const numbers = key.split('-').slice(1).map(Number);
	const bedrooms = rooms(floors, 'master', 'bedroom').length;
	const bathrooms = rooms(floors, 'bathroom', 'toilet').length;
	expect(numbers.length === 2 ? [bedrooms, bathrooms] : [bathrooms]).toEqual(numbers);
});

test.each(plans)('in %s all rows have the same width, and every room can be reached', (_, floors) => {
	for (const floor of floors) {
		expect(new Set(floor.rows.map((row) => row.length)).size).toBe(1);
		const passages = [...floor.doors, ...(floor.open ?? [])];
		const reached = new Set([floor.entrance?.[0] ?? 'S']);
		for (let before = 0; before < reached.size; ) {
			before = reached.size;
			for (const [one = '', other = ''] of passages)
				if (reached.has(one) || reached.has(other)) {
					reached.add(one);
					reached.add(other);
				}
		}
		expect([...reached].sort()).toEqual(indoors(floor).sort());
	}
});

test.each(plans)('%s can be drawn: rooms joined by a door touch', (key) => {
	expect(drawFloorPlan(key)).toMatch(/^<svg .*<\/svg>$/s);
});

test('a room is in one piece', () => {
	for (const [key, floors] of plans)
		for (const { rows } of floors) for (const room of listRooms(rows)) expect([key, room, pieces(rows, room)]).toEqual([key, room, 1]);
});

function pieces(rows: string[], room: string): number {
	const left = new Set(rows.flatMap((row, y) => [...row].flatMap((letter, x) => (letter === room ? [`${x} ${y}`] : []))));
	let count = 0;
	while (left.size) {
		count++;
		const queue = [...left].slice(0, 1);
		for (let cell = queue.pop(); cell; cell = queue.pop()) {
			if (!left.delete(cell)) continue;
			const [x = 0, y = 0] = cell.split(' ').map(Number);
			queue.push(`${x + 1} ${y}`, `${x - 1} ${y}`, `${x} ${y + 1}`, `${x} ${y - 1}`);
		}
	}
	return count;
}

test('walls stand between rooms, and around them', () => {
	const walls = findWalls(['AAB', 'AAB']);
	expect(walls.filter(({ before, after }) => before !== OUTSIDE && after !== OUTSIDE)).toEqual([
		{ x: 2, y: 0, length: 2, vertical: true, before: 'A', after: 'B' },
	]);
	expect(walls.filter(({ before, after }) => before === OUTSIDE || after === OUTSIDE)).toHaveLength(6);
});
