import { expect, test } from 'vitest';
import { openReplica } from './replica.ts';

const both = <T>(text: T) => ({ en_US: text, ar_EG: text });
const agent = (languages: string[]) => ({
	id: 1,
	phone: ' ',
	photo: null,
	areas: [1, null],
	languages,
	translations: both({ name: 'Salma' }),
});
const team = { id: 2, linkedin: 'javascript:alert(1)', translations: both({ name: 'Omar' }) };

test('what an entity leaves out of a row is said once', () => {
	const said: unknown[] = [];
	const replica = openReplica(':memory:', { info: () => {}, error: () => {}, warn: (...line: unknown[]) => said.push(line) });
	const put = (languages: string[]) => replica.change((edit) => [...edit.put('agent', agent(languages)), ...edit.put('team_member', team)]);
	for (let time = 0; time < 3; time++) put(['ar', 'klingon']);
	put(['ar', 'elvish']);
	put(['ar', 'en']);
	expect(replica.get('agent', 1)?.languages).toEqual(['ar', 'en']);
	expect(replica.get('team_member', 2)?.linkedin).toBeNull();
	const event = 'left out a value of a row';
	expect(said).toEqual([
		[event, { collection: 'agent', id: 1, field: 'languages', values: ['ar', 'klingon'] }],
		[event, { collection: 'team_member', id: 2, field: 'linkedin', values: ['javascript:alert(1)'] }],
		[event, { collection: 'agent', id: 1, field: 'languages', values: ['ar', 'elvish'] }],
	]);
	replica.close();
});
