import { CHOSEN_CLUSTER, recordAddress } from '#app/addresses.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { Cluster } from '#content/entities/compound-parts.ts';
import type { Project, Property } from '#content/entities/listings.ts';
import { locales } from '#domain/locales.ts';
import { readChosenCluster } from './availability-data.ts';

export type MasterPlanData = NonNullable<ReturnType<typeof buildMasterPlan>>;

export function buildMasterPlan(request: PageRequest, project: Project, units: readonly Property[], clusters: readonly Cluster[]) {
	const { read, locale, t } = request;
	const photo = read.photo(project.master_plan, locale);
	if (!photo) return null;
	const address = recordAddress('project', project, locale);
	const chosen = readChosenCluster(request, clusters);
	const counts = Map.groupBy(units, ({ cluster }) => cluster);
	return {
		title: t('compound.masterPlan'),
		enlarge: t('inventory.enlarge'),
		lead: clusters.length ? t('inventory.clustersLead') : null,
		// Far below the first view: a placeholder would only add weight.
		photo: { ...photo, placeholder: null },
		clusters: clusters.map((cluster, index) => {
			const { id, plan_outline, translations } = cluster;
			const homes = counts.get(id) ?? [];
			const count = homes.length;
			return {
				id,
				/** Shown on the plan and in the list beside it. */
				number: index + 1,
				name: translations[locale].name,
				homes: count ? t('count.units', { count }) : t('inventory.noneFree'),
				types: [...new Set(homes.map(({ type }) => t(`typePlural.${type}`)))].join(locales[locale].comma),
				to: count ? `${address}?${CHOSEN_CLUSTER}=${id}#homes` : null,
				isChosen: id === chosen?.id,
				shape: plan_outline.length ? formatShape(plan_outline) : null,
				point: findPoint(cluster),
			};
		}),
		legend: project.translations[locale].plan_legend,
	};
}

const formatShape = (outline: Cluster['plan_outline']): string => `polygon(${outline.map(([x, y]) => `${x}% ${y}%`).join(',')})`;

/** Where the number is drawn: at the editor's point, or in the middle of the outline. */
function findPoint({ plan_x, plan_y, plan_outline }: Cluster): { left: string; top: string } | null {
	if (plan_x !== null && plan_y !== null) return { left: `${plan_x}%`, top: `${plan_y}%` };
	if (plan_outline.length === 0) return null;
	const middle = (at: 0 | 1) =>
		`${Math.round((plan_outline.reduce((sum, corner) => sum + corner[at], 0) / plan_outline.length) * 10) / 10}%`;
	return { left: middle(0), top: middle(1) };
}
