import { z } from 'zod';
import { day, fileIds, id, name, optionalPercent, percent, texts, wholeNumber, words } from './parts.ts';

const CORNERS = { least: 3, most: 60 };

/** Corners in per cent of the plan's width and height; null if they are not an outline. */
const planOutline = z
	.unknown()
	.optional()
	.transform((value): [x: number, y: number][] => {
		const { data = [] } = z
			.array(z.tuple([percent, percent]))
			.max(CORNERS.most)
			.safeParse(value);
		return data.length < CORNERS.least ? [] : data;
	});

export const cluster = z.object({
	id,
	sort: wholeNumber,
	project: id,
	plan_x: optionalPercent,
	plan_y: optionalPercent,
	plan_outline: planOutline,
	translations: texts({ name }),
});

export const constructionUpdate = z.object({
	id,
	project: id,
	seen_on: day,
	percent,
	images: fileIds,
	translations: texts({ summary: words }),
});

export type Cluster = z.output<typeof cluster>;
