import type { SampleRecord } from '../records.ts';
import type { AgentText, PartnerText, TeamMemberText, TestimonialText } from '../sample/shapes.ts';
import { areaIds } from '../starter/places.ts';
import { assignIds, idAt, idFor, links, record, translations } from './assemble.ts';
import { markName } from './drawn-names.ts';
import type { AgentFacts } from './facts.ts';
import { fileId, readSample } from './sample-files.ts';

const agents = readSample<AgentText[]>('agents.json');
const team = readSample<TeamMemberText[]>('team.json');
export const partners = readSample<PartnerText[]>('partners.json');
const testimonials = readSample<TestimonialText[]>('testimonials.json');

export const teamIds = assignIds(team);

/** Egyptian mobile numbers that nobody has. */
const samplePhone = (index: number) => `+20100000${String(1000 + index)}`;

/** Most agents answer within an hour; one has no reply time yet. */
const sampleReply = (index: number): number | null => [10, 25, 40, 15, 120, 30, 55, null][index % 8] ?? null;

export const agentFacts: AgentFacts[] = agents.map(({ areas }, index) => ({
	id: idAt(index),
	areaIds: areas.map((key) => idFor(areaIds, key)),
}));

export function* agentRecords(): Generator<SampleRecord> {
	for (const [index, { key, name, title, bio, languages, areas }] of agents.entries())
		yield record(
			'agent',
			{
				id: idAt(index),
				sort: index + 1,
				phone: samplePhone(index),
				whatsapp: samplePhone(index),
				email: `${key}@example.com`,
				languages,
				reply_minutes: sampleReply(index),
			},
			[
				translations('agent', { name, title, bio }),
				links(
					'agent_area',
					'area_id',
					areas.map((area) => idFor(areaIds, area)),
				),
			],
		);
}

export function* peopleRecords(): Generator<SampleRecord> {
	for (const [index, { name, title, bio }] of team.entries())
		yield record('team_member', { id: idAt(index), sort: index + 1 }, [translations('team_member', { name, title, bio }, false)]);
	for (const [index, { key, name, kind }] of partners.entries())
		yield record('partner', { id: idAt(index), sort: index + 1, logo: fileId(markName(key)) }, [
			translations('partner', { name, kind }, false),
		]);
	for (const [index, { name, role, quote, area, rating }] of testimonials.entries())
		yield record('testimonial', { id: idAt(index), sort: index + 1, rating, area: idFor(areaIds, area) }, [
			translations('testimonial', { name, role, quote }, false),
		]);
}
